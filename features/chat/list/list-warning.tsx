import { useSite } from '@/components/layout/site-context';
import { FictionalStrip } from '@/components/media/fictional-strip';
import { fictionalTexts } from '@/components/media/person-look';
import type { Person } from '@/lib/contract/person';

/** The whole sentence, always in sight while a fictional profile stands in the list: its photo there is too small for it. (A05) */
export function ListWarning({ people }: { people: readonly Person[] }) {
  const site = useSite();
  const someone = people.find((person) => person.fictional);
  const texts = someone && fictionalTexts(someone, site);
  return texts ? (
    <p className="chat-list-warning">
      <FictionalStrip texts={texts} shape="bar" />
    </p>
  ) : null;
}
