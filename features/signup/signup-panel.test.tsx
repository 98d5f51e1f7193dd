import { expect, test } from 'vitest';
import { person } from '@/lib/contract/person';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { SignupPanel } from './signup-panel';

const somebody = (id: number, more: object = {}) => person.parse({ id, name: `Lid ${id}`, main_image: { filename: `${id}.webp` }, ...more });
const side = (panel: React.ReactElement) => renderInDutch(panel).container.querySelector('.signup-side')!;

test('who comes for nobody yet sees faces beside the step, none of them fictional or on lock', () => {
  const people = [somebody(1), somebody(2, { fictional: true }), somebody(3, { main_image: { filename: '3.webp', locked: true } }), somebody(4)];
  const wall = side(<SignupPanel site={exampleSite()} people={people}><p /></SignupPanel>);
  expect([...wall.querySelectorAll('img')].map(({ src }) => /(\d)\.webp/.exec(src)?.[1])).toEqual(['1', '4']);
  expect(wall.textContent).toBe('Eerst een bericht, dan de rest.');
});

test('who writes to a member sees that member alone', () => {
  const wall = side(<SignupPanel site={exampleSite()} person={somebody(7)} people={[somebody(1)]}><p /></SignupPanel>);
  expect(wall.querySelectorAll('img')).toHaveLength(1);
  expect(wall.textContent).toContain('Lid 7');
});
