import { Icon } from '../ui/icon';

/** The mask that means fictional and nothing else, or the site's own icon where the settings hold its address. */
export function FictionalIcon({ icon }: { icon: string | null }) {
  return icon && /^(https:\/)?\//.test(icon) ? <img src={icon} alt="" width="18" height="18" /> : <Icon name="mask-happy" weight="fill" />;
}
