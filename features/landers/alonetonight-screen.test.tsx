import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { niches } from '@/lib/site/niches/niches';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { AlonetonightScreen } from './alonetonight-screen';
import { somePeople, someone } from './testing/some-people';

const windows = () => screen.getAllByRole('radio', { name: /^Raam/ });
const forms = (container: HTMLElement) => [...container.querySelectorAll('form')];
const member = (form: HTMLFormElement | undefined) => new FormData(form).get('member');

describe('alone tonight', () => {
  test('[R19] five windows, of which one is lit, each with one person and one question', () => {
    const { container } = renderInDutch(<AlonetonightScreen site={exampleSite()} people={somePeople(24)} day={0} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vanavond alleen?');
    expect(screen.getByText('Achter dit raam zit één iemand met één vraag. Meer hoeft een avond niet te zijn.')).toBeTruthy();
    expect(windows().map((radio) => (radio as HTMLInputElement).checked)).toEqual([true, false, false, false, false]);
    expect(forms(container).map(member)).toEqual(['1', '2', '3', '4', '5']);
    expect(screen.getAllByRole('group', { name: 'Thee of wijn, en met wie?' })).toHaveLength(5);
  });

  test('nothing is chosen on arrival; the answer becomes the first message, in a form, not in an address', () => {
    const { container } = renderInDutch(<AlonetonightScreen site={exampleSite()} people={somePeople(24)} day={0} />);
    const form = forms(container)[0]!;
    const answers = within(form).getAllByRole('radio') as HTMLInputElement[];
    expect(answers.map(({ checked, required }) => [checked, required])).toEqual([[false, true], [false, true], [false, true]]);
    expect(within(form).getByText('Kies een antwoord')).toBeTruthy();
    expect(within(form).getByText('Geef Lid 1 antwoord')).toBeTruthy();
    answers[1]!.checked = true;
    expect(form.method).toBe('post');
    expect(form.getAttribute('action')).toBe('/forms/start');
    expect(Object.fromEntries(new FormData(form))).toMatchObject({ lander: 'alonetonight', slug: 'nl', member: '1', message: 'Thee of wijn, en met wie? Mijn antwoord: Wijn.' });
  });

  test('another day has other windows, and says so only where it is true', () => {
    const { container, unmount } = renderInDutch(<AlonetonightScreen site={exampleSite()} people={somePeople(24)} day={1} />);
    expect(forms(container).map(member)).toEqual(['6', '7', '8', '9', '10']);
    expect(screen.getByText('Dat waren er vijf. Morgen zijn er nieuwe.')).toBeTruthy();
    unmount();
    renderInDutch(<AlonetonightScreen site={exampleSite()} people={somePeople(7)} day={1} />);
    expect(screen.queryByText(/Morgen/)).toBeNull();
    expect(screen.getAllByText('Ander raam')).toHaveLength(5);
  });

  test('a niche that shares its members with the whole site begins at others of them', () => {
    const { container } = renderInDutch(<AlonetonightScreen site={exampleSite({ niche: 'bdsm' })} people={somePeople(24)} day={0} />);
    expect(forms(container).map(member)).toEqual(['3', '4', '5', '6', '7']);
  });

  test('who lives in the visitor’s own country comes before others, also where the others were here first', () => {
    const people = [...somePeople(12), ...[21, 22, 23].map((id) => someone(id, { country: 'NL' }))];
    const { container } = renderInDutch(<AlonetonightScreen site={exampleSite({ country: 'NL' })} people={people} day={0} />);
    expect(forms(container).map(member)).toEqual(['21', '22', '23', '1', '2']);
  });

  test('[A05] fictional profiles stand behind a window only where there is nobody else, with strip and bar, and claim no place', () => {
    const people = [someone(2, { fictional: true, online: true, distance_km: 3, city: 'Zeist' }), someone(9)];
    const { container, unmount } = renderInDutch(<AlonetonightScreen site={exampleSite()} people={people} day={0} />);
    expect(forms(container).map(member)).toEqual(['9']);
    unmount();
    const { container: alone } = renderInDutch(<AlonetonightScreen site={exampleSite()} people={people.slice(0, 1)} day={0} />);
    expect(screen.getAllByText('Fictief profiel')).toHaveLength(2);
    expect(screen.getAllByText('Fysiek contact niet mogelijk')).toHaveLength(2);
    expect(alone.textContent).not.toMatch(/Zeist|km|online/);
  });

  test('where members are shown to members only, the window has its curtains drawn and the question stays', () => {
    renderInDutch(<AlonetonightScreen site={exampleSite()} people={[]} day={0} />);
    expect(screen.getByRole('img', { name: 'Een verlicht raam met gesloten gordijnen' })).toBeTruthy();
    expect(screen.getByRole('button').textContent).toContain('Geef antwoord');
    expect(screen.queryByText('Ander raam')).toBeNull();
  });

  test('[A11] each niche asks a question of its own', () => {
    const asked = niches.map((niche) => {
      const { container, unmount } = renderInDutch(<AlonetonightScreen site={exampleSite({ niche })} people={somePeople(5)} day={0} />);
      const question = container.querySelector('legend')?.textContent;
      unmount();
      return question;
    });
    expect(new Set(asked).size).toBe(niches.length);
  });
});
