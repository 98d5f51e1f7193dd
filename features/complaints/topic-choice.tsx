import { FieldError } from '@/components/form/field-error';
import { Icon } from '@/components/ui/icon';

type TopicChoiceProps = { legend: string; topics: readonly { value: string; label: string }[]; chosen?: string; error?: string };

/** The topics as chips: radios, so that keys and forms without script know them. */
export function TopicChoice({ legend, topics, chosen, error }: TopicChoiceProps) {
  return (
    <fieldset className="field" role="radiogroup" aria-invalid={error ? true : undefined} aria-describedby={error ? 'complaint-topic-error' : undefined}>
      <legend className="field-label">{legend}</legend>
      <div className="chips">
        {topics.map(({ value, label }) => (
          <label key={value} className="chip chip-radio">
            <input type="radio" name="topic" value={value} required defaultChecked={value === chosen} />
            <Icon name="check" />
            {label}
          </label>
        ))}
      </div>
      {error ? <FieldError id="complaint-topic-error">{error}</FieldError> : null}
    </fieldset>
  );
}
