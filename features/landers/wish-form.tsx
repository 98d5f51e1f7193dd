'use client';

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Picture } from '@/components/ui/picture';
import { WishQuestion } from './wish-question';
import { WishSentence } from './wish-sentence';
import type { WishTexts } from './wish-texts';
import { wishes, wishesWanted, wishNames, type Wish } from './wishes';

/**
 * Three questions in one form. Without script all three stand below each other as plain checkboxes and radios; with it the
 * tapped wishes write the sentence, in the order of the taps.
 */
export function WishForm({ texts, children }: { texts: WishTexts; /** What stands below the button. */ children: ReactNode }) {
  const [chosen, setChosen] = useState<Wish[]>([]);
  const [step, setStep] = useState(1);
  const top = useRef<HTMLHeadingElement>(null);
  const tiles = useRef<HTMLFieldSetElement>(null);
  // What was tapped before this page had its script.
  useEffect(() => {
    const tapped = [...tiles.current!.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value as Wish);
    if (tapped.length > 0) setChosen(tapped.slice(0, wishesWanted));
  }, []);
  const missing = wishesWanted - chosen.length;
  const ready = missing === 0 || step > 1;
  const toggle = (wish: Wish) =>
    setChosen((before) => {
      if (before.includes(wish)) return before.filter((each) => each !== wish);
      return before.length < wishesWanted ? [...before, wish] : before;
    });
  const goTo = (next: number) => (event: MouseEvent) => {
    event.preventDefault();
    setStep(next);
    top.current?.focus();
  };

  return (
    <>
      <div className="icons-left">
        <p className="icons-step small">{texts.steps[step - 1]}</p>
        <h1 id="icons-title" ref={top} tabIndex={-1}>
          <span className="visually-hidden">{texts.title} </span>
          <WishSentence texts={texts} chosen={chosen} onRemove={toggle} />
        </h1>
      </div>
      <fieldset ref={tiles} className={classNames('icons-tiles', step > 1 && 'is-over')}>
        <legend className="visually-hidden">{texts.tiles}</legend>
        {wishNames.map((wish) => {
          const place = chosen.indexOf(wish) + 1;
          return (
            <label key={wish} className="icons-tile">
              <input type="checkbox" name={place ? undefined : 'wish'} value={wish} checked={place > 0} onChange={() => toggle(wish)} disabled={missing === 0 && place === 0} />
              <Picture name={wishes[wish]} />
              <span>{texts.labels[wish]}</span>
              {place ? <b aria-hidden="true">{place}</b> : null}
            </label>
          );
        })}
      </fieldset>
      {chosen.map((wish) => (
        <input key={wish} type="hidden" name="wish" value={wish} />
      ))}
      <WishQuestion name="who" {...texts.who} shown={step === 2} />
      <WishQuestion name="when" {...texts.when} shown={step === 3} />
      <div className="icons-foot">
        <div className="icons-actions">
          {step > 1 ? (
            <button type="button" className="btn btn-ghost" onClick={goTo(step - 1)}>
              {texts.back}
            </button>
          ) : null}
          <span aria-live="polite">
            {ready ? null : (
              <span className="btn btn-primary btn-lg icons-missing" aria-disabled="true">
                {texts.more[missing - 1]}
              </span>
            )}
            <button type="submit" className={classNames('btn btn-primary btn-lg', !ready && 'icons-unready')} onClick={step < 3 ? goTo(step + 1) : undefined}>
              {step === 1 ? texts.go : step === 2 ? texts.next : texts.start}
            </button>
          </span>
        </div>
        <p className="honesty">{texts.keep}</p>
        {children}
      </div>
    </>
  );
}
