import type { ReactNode } from 'react';
import type { LegalBlock } from '@/lib/i18n/legal-texts';
import { legalTags } from './legal-links';
import type { LegalTranslator } from './legal-translator';
import type { LegalValues } from './use-legal-values';

type LegalBlocksProps = { blocks: readonly LegalBlock[]; t: LegalTranslator; values: LegalValues };

/** Paragraphs and lists of a section, without those that need a value which this site does not have. */
export function LegalBlocks({ blocks, t, values }: LegalBlocksProps) {
  const tags = legalTags(values);
  const drawn: ReactNode[] = [];
  let items: ReactNode[] = [];
  const endList = (key: string) => {
    if (items.length > 0) drawn.push(<ul key={`before-${key}`}>{items}</ul>);
    items = [];
  };
  for (const { kind, key, needs } of blocks) {
    if (needs && values[needs] === undefined) continue;
    const words = t.rich(key, { ...values, ...tags });
    if (kind === 'item') {
      items.push(<li key={key}>{words}</li>);
    } else {
      endList(key);
      drawn.push(<p key={key}>{words}</p>);
    }
  }
  endList('end');
  return drawn;
}
