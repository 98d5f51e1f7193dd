import { iconSprite, type IconWeights } from './icon-names.generated';

type IconName = keyof IconWeights;

/** A name with one of the weights it is drawn in; bold needs no saying. */
type IconChoice = {
  [Name in IconName]: 'bold' extends IconWeights[Name]
    ? { name: Name; weight?: IconWeights[Name] }
    : { name: Name; weight: IconWeights[Name] };
}[IconName];

type IconProps = IconChoice & {
  /** What the icon says where no word stands beside it; without it the icon is decoration. */
  label?: string;
  className?: string;
};

/** An icon from the sprite: no script, takes the colour and the size of the text around it. */
export function Icon({ name, weight = 'bold', label, className }: IconProps) {
  return (
    <svg className={className ? `i ${className}` : 'i'} role={label ? 'img' : undefined} aria-label={label} aria-hidden={label ? undefined : true}>
      <use href={`${iconSprite}#${name}-${weight}`} />
    </svg>
  );
}
