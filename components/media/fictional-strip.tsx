import { classNames } from '../ui/class-names';
import { FictionalIcon } from './fictional-icon';
import { useFictionalLabel, type FictionalTexts } from './fictional-label';

type FictionalStripProps = {
  texts: FictionalTexts | true;
  /** strip: in a photo; wide: in a large photo; bar: under the head of a conversation; pill: in running text. */
  shape: 'strip' | 'wide' | 'bar' | 'pill';
};

/** The whole sentence: label and "Physical contact not possible". */
export function FictionalStrip({ texts, shape }: FictionalStripProps) {
  const { label, warning, icon } = useFictionalLabel(texts);
  return (
    <span className={classNames('fictional', shape === 'wide' ? 'fictional-strip is-wide' : `fictional-${shape}`)}>
      <FictionalIcon icon={icon} />
      <span>
        <b>{label}</b>
        <span className="fictional-dash"> – </span>
        <span className="fictional-warning">{warning}</span>
      </span>
    </span>
  );
}
