import type { FictionalTexts } from './fictional-label';
import { FictionalStrip } from './fictional-strip';

/** Under the head of a conversation with a fictional profile, always in sight. */
export function FictionalBar({ texts }: { texts: FictionalTexts | true }) {
  return <FictionalStrip texts={texts} shape="bar" />;
}
