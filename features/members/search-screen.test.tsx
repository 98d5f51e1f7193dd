import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { User } from '@/lib/contract/user';
import { createQueryClient } from '@/lib/queries/client';
import type { MemberSearchPlace } from '@/lib/queries/member-search';
import { parseMemberSearch } from '@/lib/queries/parse-member-search';
import type { MembersAnswer } from '@/lib/queries/members';
import { countries } from '@/lib/site/countries/countries';
import { regionKindOf } from '@/lib/site/countries/region-kinds';
import type { SiteInfo } from '@/lib/site/site-info';
import nl from '@/locales/nl.json';
import { TestPage, testAnswer, testRegions, testSite, testUser, wirePerson } from '@/tests/member-page';
import { readText } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { SearchScreen } from './search-screen';

const router = vi.hoisted(() => ({ push: vi.fn<(href: string) => void>() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
beforeEach(() => {
  router.push.mockClear();
  // A wide window: the filters stand beside the list, as the stylesheet has it.
  document.head.innerHTML = '<style>.filters { display: block } .only-narrow { display: none }</style>';
});

type Asked = { search?: MemberSearchPlace; answer?: MembersAnswer | null; site?: Partial<SiteInfo>; user?: User | null };

const women: MemberSearchPlace = { gender: 'woman', country: 'NL', countryregion: 'NL-UT', min_age: 28, max_age: 42 };

function page({ search = women, answer = testAnswer([wirePerson(1), wirePerson(2)]), site, user = testUser }: Asked = {}) {
  const here = { ...testSite, ...site };
  return (
    <TestPage site={here} client={createQueryClient()}>
      <SearchScreen site={here} search={search} answer={answer} regions={testRegions} user={user} />
    </TestPage>
  );
}

const withoutScript = (asked: Asked = {}) => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(page(asked));
  return holder;
};
const linkTo = (element: Element) => parseMemberSearch(new URL(element.getAttribute('href')!, 'http://site.test').searchParams);

describe('the filters', () => {
  test('[S04] are a form that asks /members without script: gender, country, region, age', () => {
    const form = withoutScript().querySelector('form')!;
    expect(form.getAttribute('action')).toBe('/members');
    expect(form.getAttribute('method')).toBe('get');
    expect(parseMemberSearch(new FormData(form))).toEqual(women);
    expect([...form.querySelectorAll<HTMLInputElement>('[name=gender]')].map((radio) => radio.value)).toEqual(['man', 'woman', 'everyone']);
    expect(form.querySelector('button[type=submit]')).not.toBeNull();
  });

  test('are opened on a phone without script, as a sheet with a name', () => {
    const holder = withoutScript();
    const opener = holder.querySelector('.search-head button')!;
    const sheet = holder.querySelector(`#${opener.getAttribute('popovertarget')}`)!;
    expect(sheet.getAttribute('popover')).toBe('auto');
    expect(holder.querySelector(`#${sheet.getAttribute('aria-labelledby')}`)?.textContent).toBe('Filters');
    expect(opener.querySelector('.visually-hidden')?.textContent).toBe('Filters, 4 actief');
  });

  test.each(countries)('[S04] call the regions of %s by that country’s own word', (country) => {
    render(page({ search: { country }, site: { countries: [...countries] } }));
    const word = nl.region[regionKindOf(country)];
    const label = word.charAt(0).toUpperCase() + word.slice(1);
    expect(screen.getByRole('combobox', { name: label })).toBeDefined();
  });

  test('[S04] [E04] are only those that the site’s search_fields carry', () => {
    render(page({ site: { searchFields: ['gender', 'age'] } }));
    expect(screen.getByRole('group', { name: 'Ik zoek' })).toBeDefined();
    expect(screen.getAllByRole('slider')).toHaveLength(2);
    expect(screen.queryAllByRole('combobox')).toEqual([]);
  });

  test('[S04] name the countries in the reader’s language and alphabet', () => {
    render(page());
    const options = within(screen.getByRole('combobox', { name: 'Land' })).getAllByRole('option');
    expect(options.map((option) => option.textContent)).toEqual(['Alle landen', 'België', 'Duitsland', 'Nederland', 'Verenigde Staten', 'Zwitserland']);
  });

  test('[S04] change the regions and their word the moment the country changes, and ask for the lists once', async () => {
    const asked = vi.fn<() => void>();
    mockServer.use(
      http.get('*/api/regions.php', () => {
        asked();
        return HttpResponse.json({ regions: testRegions });
      }),
      http.get('*/api/members.php', () => HttpResponse.json({ members: [], total: 12 })),
    );
    render(page());
    const country = screen.getByRole('combobox', { name: 'Land' });
    await userEvent.selectOptions(country, 'DE');
    expect(screen.getByRole('combobox', { name: 'Deelstaat' })).toBeDefined();
    expect(await screen.findByRole('option', { name: 'Nordrhein-Westfalen' })).toBeDefined();
    expect(screen.queryByRole('option', { name: 'Utrecht' })).toBeNull();
    await userEvent.selectOptions(country, 'NL');
    expect(screen.getByRole('option', { name: 'Utrecht' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Toon 2 leden' })).toBeDefined();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('count what they would find before anybody asks to see it', async () => {
    let seen = '';
    mockServer.use(
      http.get('*/api/regions.php', () => HttpResponse.json({ regions: testRegions })),
      http.get('*/api/members.php', ({ request }) => {
        seen = new URL(request.url).search;
        return HttpResponse.json({ members: [], total: 1000, total_capped: true });
      }),
    );
    render(page({ answer: testAnswer([wirePerson(1)], { total: 248 }) }));
    expect(screen.getByRole('button', { name: 'Toon 248 leden' })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Iedereen' }));
    expect(screen.getByRole('button', { name: 'Leden tonen' })).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Toon 1000+ leden' })).toBeDefined();
    expect(parseMemberSearch(new URLSearchParams(seen))).toEqual({ ...women, gender: 'everyone' });
  });

  test('go to a clean address with script, and close the sheet', async () => {
    mockServer.use(
      http.get('*/api/regions.php', () => HttpResponse.json({ regions: testRegions })),
      http.get('*/api/members.php', () => HttpResponse.json({ members: [], total: 3 })),
    );
    const { container } = render(page({ search: { gender: 'woman' } }));
    const closed = vi.fn<() => void>();
    Object.assign(container.querySelector('#filters')!, { hidePopover: closed });
    await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
    await userEvent.click(screen.getByRole('button', { name: /tonen|toon/i }));
    expect(router.push).toHaveBeenCalledWith('/members?gender=man');
    expect(closed).toHaveBeenCalled();
  });

  test('[S04] stand above the list as chips, each to be taken away', () => {
    render(page());
    const chips = within(screen.getByRole('list', { name: 'Actieve filters' })).getAllByRole('link');
    expect(chips.map((chip) => chip.textContent)).toEqual(['Vrouw', 'Nederland', 'Utrecht', '28 – 42']);
    expect(chips.map(linkTo)).toEqual([
      { ...women, gender: 'everyone' },
      { gender: 'woman', min_age: 28, max_age: 42 },
      { gender: 'woman', country: 'NL', min_age: 28, max_age: 42 },
      { gender: 'woman', country: 'NL', countryregion: 'NL-UT' },
    ]);
    expect(chips.map((chip) => chip.getAttribute('aria-label'))[2]).toBe('Filter weghalen: Utrecht');
    expect(linkTo(screen.getByRole('link', { name: 'Wissen' }))).toEqual({ gender: 'everyone' });
  });
});

describe('the heading', () => {
  test.each<[MemberSearchPlace, string]>([
    [women, 'Vrouwen in Utrecht'],
    [{ gender: 'man', country: 'NL' }, 'Mannen in Nederland'],
    [{ country: 'US' }, 'Leden in de Verenigde Staten'],
    [{ gender: 'everyone' }, 'Alle leden'],
    [{ gender: 'woman', country: 'NL', countryregion: 'NL-XX' }, 'Vrouwen in Nederland'],
  ])('of %j is "%s"', (search, heading) => {
    render(page({ search }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  });

  test.each([
    [{ total: 1 }, '1 lid'],
    [{ total: 1248 }, '1.248 leden'],
    [{ total: 1000, total_capped: true }, '1000+ leden'],
  ])('counts %j as "%s"', (more, words) => {
    render(page({ answer: testAnswer([wirePerson(1)], more) }));
    expect(screen.getByText(words)).toBeDefined();
  });
});

describe('what stands in place of the list', () => {
  const similar = [wirePerson(8, { name: 'Eva' })];

  test('nobody fits: wider ages first, and people who nearly fit', () => {
    render(page({ answer: testAnswer([], { similar }) }));
    expect(screen.getByText('Niemand gevonden')).toBeDefined();
    expect(linkTo(screen.getByRole('link', { name: 'Leeftijd verruimen' }))).toEqual({ ...women, min_age: 23, max_age: 47 });
    const nearly = screen.getByRole('region', { name: 'Net buiten je filters' });
    expect(readText(nearly)).toContain('Eva, 31');
  });

  test('nobody fits at any age: the whole country, then everyone', () => {
    const { unmount } = render(page({ search: { country: 'NL', countryregion: 'NL-UT' }, answer: testAnswer([]) }));
    expect(linkTo(screen.getByRole('link', { name: 'Zoek in het hele land' }))).toEqual({ gender: 'everyone', country: 'NL' });
    unmount();
    render(page({ search: { country: 'NL', gender: 'man' }, answer: testAnswer([]) }));
    expect(linkTo(screen.getByRole('link', { name: 'Wis alle filters' }))).toEqual({ gender: 'everyone' });
  });

  test('few fit: they come first, those who nearly fit under them, nobody twice', () => {
    render(page({ answer: testAnswer([wirePerson(1)], { similar: [wirePerson(1), ...similar] }) }));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(within(screen.getByRole('region', { name: 'Net buiten je filters' })).getAllByRole('article')).toHaveLength(1);
  });

  test('a server without the search: said in its place, with nothing that leads nowhere', () => {
    render(page({ answer: null }));
    expect(screen.getByText('Deze site biedt dit niet aan.')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Leden zoeken');
    expect([screen.queryAllByRole('combobox'), screen.queryAllByRole('button'), screen.queryAllByRole('link')]).toEqual([[], [], []]);
  });

  test('[T16] a visitor of a site that hides its members is told to log in, and comes back to this search', () => {
    render(page({ answer: null, user: null, site: { loggedOutSearch: false } }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Log in om leden te zien');
    const to = new URL(screen.getByRole('link', { name: 'Inloggen' }).getAttribute('href')!, 'http://site.test').searchParams.get('to')!;
    expect(parseMemberSearch(new URL(to, 'http://site.test').searchParams)).toEqual(women);
    expect(screen.queryAllByRole('article')).toEqual([]);
    expect(screen.getByText(/Aanmelden is gratis/)).toBeDefined();
  });

  test.each([[false], [true]])('[T15] where sign-up is by invitation a visitor is told so, and promised nothing (search open: %s)', (loggedOutSearch) => {
    const { container } = render(page({ user: null, site: { loggedOutSearch, signUpOpen: false } }));
    if (!loggedOutSearch) expect(screen.getByText('Op Vonk zoeken alleen leden. Aanmelden kan hier nu alleen met een uitnodiging.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Aanmelden met uitnodiging' }).getAttribute('href')).toBe('/signup');
    expect(container.textContent).not.toMatch(/gratis/i);
  });
});
