import { useId, type ComponentProps, type ReactNode } from 'react';

type SwitchProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** One line of help under the title. */
  hint?: ReactNode;
};

/** What is on or off. */
export function Switch({ label, hint, ...rest }: SwitchProps) {
  const hintId = useId();
  return (
    <label className="switch-row">
      <span className="grow">
        <b>{label}</b>
        {hint ? (
          <span className="small muted d-block" id={hintId}>
            {hint}
          </span>
        ) : null}
      </span>
      <input {...rest} className="switch" type="checkbox" aria-describedby={hint ? hintId : undefined} />
    </label>
  );
}
