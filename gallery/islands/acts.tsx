'use client';

import { useEffect } from 'react';
import type { Step } from '../scene';

const patience = 10_000;
const every = 30;

/** Whoever takes pictures waits for this: `ready`, or why it is not. */
const say = (words: string) => void (document.documentElement.dataset.gallery = words);

/** Whether a press on it is heard: an island that comes late stands there before its script does. */
const isAlive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));

async function found(act: Step[0], selector: string): Promise<HTMLElement> {
  const isLooked = act === 'seen' || act === 'show';
  for (let waited = 0; waited < patience; waited += every) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element && (isLooked || (isAlive(element) && !(element as HTMLButtonElement).disabled))) return element;
    await new Promise((resolve) => setTimeout(resolve, every));
  }
  throw new Error(`Nothing fits ${selector}`);
}

/** Fills a field as a keyboard does, which writes where one stands, so that React hears of it. */
function write(field: HTMLElement, text: string): void {
  field.focus({ preventScroll: true });
  const shape = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(shape, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A picture that any browser can open, so large that nothing is wrong with it. */
async function picture(): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 900, height: 1200 });
  const brush = canvas.getContext('2d')!;
  for (const [at, colour] of ['#7d3b6c', '#c8577a', '#f0a36b', '#f6d58e'].entries()) {
    brush.fillStyle = colour;
    brush.fillRect(0, at * 300, 900, 300);
  }
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!), 'image/png'));
}

async function choose(input: HTMLElement, name: string, type: string): Promise<void> {
  const files = new DataTransfer();
  files.items.add(new File([type === 'image/png' ? await picture() : 'no picture'], name, { type }));
  (input as HTMLInputElement).files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function act(step: Step): Promise<void> {
  if (step[0] === 'mark') {
    document.documentElement.dataset[step[1]] = step[2];
    return;
  }
  const element = await found(step[0], step[1]);
  if (step[0] === 'click') element.click();
  if (step[0] === 'type') write(element, step[2]);
  if (step[0] === 'show') bringIntoSight(step[1]);
  if (step[0] === 'leave') element.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  if (step[0] === 'file') await choose(element, step[2], step[3]);
}

/** To the middle of the window, by whole dots: letters between two of them come out otherwise each time. */
function bringIntoSight(selector: string): void {
  const place = document.querySelector(selector)?.getBoundingClientRect();
  if (place) window.scrollTo(0, Math.round(window.scrollY + place.top - (window.innerHeight - place.height) / 2));
}

let begun = false;

/** Plays a scene's steps once the page is alive. */
export function Acts({ steps = [], show }: { steps?: readonly Step[]; /** What must be in sight at the end. */ show?: string }) {
  useEffect(() => {
    if (begun) return;
    begun = true;
    const play = async () => {
      for (const step of steps) await act(step);
      if (show) bringIntoSight(show);
    };
    play().then(
      () => say('ready'),
      (error: Error) => say(error.message),
    );
  }, [steps, show]);
  return null;
}
