import { Fragment } from 'react';
import { Picture } from '@/components/ui/picture';
import type { WishTexts } from './wish-texts';
import { wishes, wishesWanted, type Wish } from './wishes';

type WishSentenceProps = { texts: WishTexts; chosen: Wish[]; onRemove: (wish: Wish) => void };

/** The sentence as far as it is written: a wish taken into it is taken out again by a tap. */
export function WishSentence({ texts, chosen, onRemove }: WishSentenceProps) {
  return (
    <>
      {texts.sentence.map((words, index) => {
        const wish = chosen[index];
        return (
          <Fragment key={words + String(index)}>
            {words}
            {index >= wishesWanted ? null : wish ? (
              <button type="button" className="icons-slot" aria-label={texts.remove[wish]} onClick={() => onRemove(wish)}>
                <Picture name={wishes[wish]} />
                {texts.phrases[wish]}
              </button>
            ) : (
              <span className="icons-slot is-open">{index === chosen.length && index === wishesWanted - 1 ? texts.slot : '…'}</span>
            )}
          </Fragment>
        );
      })}
    </>
  );
}
