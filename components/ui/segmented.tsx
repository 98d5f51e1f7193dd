type SegmentedProps = {
  legend: string;
  /** Said to screen readers only, where the choices speak for themselves. */
  legendHidden?: boolean;
  name: string;
  options: readonly { value: string; label: string }[];
  /** The choice at first; without it none is made. */
  defaultValue?: string;
  /** With onChange, in a form that a script keeps. */
  value?: string;
  onChange?: (value: string) => void;
};

/** One of two to four short choices: radio buttons on one track, which work without script. */
export function Segmented({ legend, legendHidden, name, options, defaultValue, value, onChange }: SegmentedProps) {
  return (
    <fieldset className="segmented field">
      <legend className={legendHidden ? 'visually-hidden' : 'field-label'}>{legend}</legend>
      <div className="segmented-track">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              {...(onChange ? { checked: value === option.value, onChange: () => onChange(option.value) } : { defaultChecked: defaultValue === option.value })}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
