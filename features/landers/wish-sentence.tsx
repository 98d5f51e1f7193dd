import { Fragment } from 'react';
import { Picture } from '@/components/ui/picture';
import type { WishTexts } from './wish-texts';
import { wishes, wishesWanted, type Wish } from './wishes';

type WishSentenceProps = { texts: WishTexts; chosen: Wish[]; onRemove: (wish: Wish) => void };

/** What stands right behind a place, and must not begin a line of its own; and the rest. */
function cut(words = ''): [mark: string, rest: string] {
  const mark = /^[,.]*/.exec(words)![0];
  return [mark, words.slice(mark.length)];
}

/** The sentence as far as it is written: a wish taken into it is taken out again by a tap. */
export function WishSentence({ texts, chosen, onRemove }: WishSentenceProps) {
  return (
    <>
      {Array.from({ length: wishesWanted }, (_, index) => {
        const wish = chosen[index];
        const isLast = index === chosen.length && index === wishesWanted - 1;
        return (
          <Fragment key={index}>
            {cut(texts.sentence[index])[1]}
            <span className="icons-keep">
              {wish ? (
                <button type="button" className="icons-slot" aria-label={texts.remove[wish]} onClick={() => onRemove(wish)}>
                  <Picture name={wishes[wish]} />
                  {texts.phrases[wish]}
                </button>
              ) : (
                <span className="icons-slot is-open">{isLast ? texts.slot : '…'}</span>
              )}
              {cut(texts.sentence[index + 1])[0]}
            </span>
          </Fragment>
        );
      })}
      {cut(texts.sentence[wishesWanted])[1]}
    </>
  );
}
