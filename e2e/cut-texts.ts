// Finds text that a reader cannot see whole, within the page itself: cut by a box, out of its button, beside the screen.

/** Words that stand on two lines without a hyphen, for want of room. Runs in the browser, so that it may use nothing from outside. */
export function brokenWords(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const holder = node.parentElement!;
    // An address of mail or of a page is broken where it must be; what is hyphenated by the browser has its hyphen where that knows the language.
    if (!/[\p{L}\p{N}]{4}/u.test(node.data) || /@|:\/\//.test(node.data) || getComputedStyle(holder).hyphens === 'auto') continue;
    if (holder.closest('.visually-hidden, .breakable, [hidden], noscript, script, style, svg') || holder.getBoundingClientRect().width <= 1 || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) continue;
    for (const word of node.data.matchAll(/[\p{L}\p{N}]{4,}/gu)) {
      const range = document.createRange();
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top)));
      if (lines.size > 1) found.add(`broken within a word: ${holder.tagName.toLowerCase()}${[...holder.classList].map((name) => `.${name}`).join('')} ‘${word[0]}’`);
    }
  }
  return [...found];
}

/** Runs in the browser, so that it may use nothing from outside. Each sentence names the element and its text. */
export function cutTexts(): string[] {
  const slack = 1.5;
  const found = new Set<string>();
  const nameOf = (element: Element) => `${element.tagName.toLowerCase()}${[...element.classList].map((word) => `.${word}`).join('')}`;
  const say = (element: Element, what: string, text: string) => found.add(`${what}: ${nameOf(element)} ‘${text.trim().replace(/\s+/g, ' ').slice(0, 60)}’`);

  // What people wrote and where they live may end in …: it is read whole where it leads to. What only a screen reader reads is not seen at all.
  const isOfPeople = (element: Element) => element.closest('.chat-last, .conversation-head .ellipsis, .visually-hidden, .visually-hidden-focusable, [hidden], noscript, script, style, svg') !== null;
  const isScroller = ({ overflowX, overflowY }: CSSStyleDeclaration) => /auto|scroll/.test(`${overflowX} ${overflowY}`);
  const hides = (value: string) => value === 'hidden' || value === 'clip';

  const checkText = (node: Text) => {
    const holder = node.parentElement!;
    const text = node.data;
    if (!text.trim() || isOfPeople(holder) || holder.getBoundingClientRect().width <= 1 || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })) return;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length === 0) return;
    const [left, right, bottom] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
    const button = holder.closest('button, .btn, .chip, .tag, .badge, .pill');
    if (button && getComputedStyle(button).display !== 'inline') {
      const box = button.getBoundingClientRect();
      if (box.width > 2 && (right > box.right + slack || left < box.left - slack || bottom > box.bottom + slack)) say(button, 'stands out of its box', text);
    }
    for (let box: Element | null = holder; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      if (style.position === 'fixed' && box.getBoundingClientRect().width < 3) return;
      if (isScroller(style)) return;
      if (style.clipPath !== 'none' || box.getBoundingClientRect().width <= 1) return;
      if (style.display === 'inline') continue;
      const edge = box.getBoundingClientRect();
      const named = (box.getAttribute('title') ?? box.getAttribute('aria-label') ?? '').includes(text.trim());
      if (hides(style.overflowX) && (right > edge.right + slack || left < edge.left - slack) && !named) return void say(box, 'cut at the side', text);
      if (hides(style.overflowY) && bottom > edge.bottom + 4 && !named) return void say(box, 'cut below', text);
    }
    if (right > document.documentElement.clientWidth + slack && right - document.documentElement.clientWidth < 2_000) say(holder, 'beside the screen', text);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) checkText(walker.currentNode as Text);

  const pen = document.createElement('canvas').getContext('2d')!;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    const words = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
    if (!words || !field.checkVisibility() || field.clientWidth < 3) continue;
    const style = getComputedStyle(field);
    pen.font = style.font;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (pen.measureText(words).width > room + slack) say(field, 'does not fit its field', words);
  }

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`scrolls sideways: ${scrollWidth} pixels wide`);
  return [...found];
}
