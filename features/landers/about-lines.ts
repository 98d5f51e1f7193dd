/** What members wrote about themselves, in paragraphs; a long text parted after `words` words, at the end of a sentence where there is one. */
export function aboutParagraphs(about: string | undefined, words = 120): { shown: string[]; folded: string[] } {
  const paragraphs = (about ?? '').split(/\n+/).map((each) => each.trim()).filter(Boolean);
  let room = words;
  const shown: string[] = [];
  const folded: string[] = [];
  for (const paragraph of paragraphs) {
    const count = paragraph.split(/\s+/).length;
    if (folded.length === 0 && (count <= room || shown.length === 0)) shown.push(paragraph);
    else folded.push(paragraph);
    room -= count;
  }
  return { shown, folded };
}

/** The first sentences, one for each card; nothing longer than a card has room for. */
export function aboutLines(about: string | undefined, most = 4, longest = 150): string[] {
  const sentences = (about ?? '').replace(/\s+/g, ' ').split(/(?<=[.!?…])\s+/u).map((each) => each.trim());
  return sentences.filter((each) => each.length > 0 && each.length <= longest).slice(0, most);
}
