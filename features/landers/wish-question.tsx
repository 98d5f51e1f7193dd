import { classNames } from '@/components/ui/class-names';

type WishQuestionProps = { name: string; title: string; options: { value: string; label: string }[]; shown: boolean };

/** A question with three answers, nothing chosen before. */
export function WishQuestion({ name, title, options, shown }: WishQuestionProps) {
  return (
    <fieldset className={classNames('icons-question', shown && 'is-shown')}>
      <legend className="title-2">{title}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={`${name}-${value}`} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
