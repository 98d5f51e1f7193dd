import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/queries/client';
import type { MemberSearchPlace } from '@/lib/queries/member-search';
import { parseMemberSearch } from '@/lib/queries/parse-member-search';
import type { MembersAnswer } from '@/lib/queries/members';
import type { SiteInfo } from '@/lib/site/site-info';
import { TestPage, testAnswer, testSite, wirePage, wirePerson } from '@/tests/member-page';
import { readText } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { pagesBeside } from '@/lib/queries/search-pages';
import { MemberResults } from './member-results';

const women: MemberSearchPlace = { gender: 'woman', country: 'NL' };
const first = () => testAnswer([wirePerson(1), wirePerson(2)], { total: 5, next: 'c1' });

type Asked = { search?: MemberSearchPlace; answer?: MembersAnswer; visitor?: boolean; site?: Partial<SiteInfo>; client?: ReturnType<typeof createQueryClient> };

const page = ({ search = women, answer = first(), visitor = false, site, client = createQueryClient() }: Asked = {}) => (
  <TestPage site={{ ...testSite, ...site }} client={client}>
    <MemberResults search={search} answer={answer} beside={pagesBeside(search, answer.next)} visitor={visitor} empty={null} />
  </TestPage>
);

const names = () => screen.getAllByRole('article').map((card) => readText(card).match(/Lid \d+/)?.[0]);
const pagesOf = (links: Iterable<Element>) => [...links].map((link) => parseMemberSearch(new URL(link.getAttribute('href')!, 'http://site.test').searchParams));

function servePages(pages: Record<string, object>) {
  const asked: string[] = [];
  mockServer.use(
    http.get('*/api/members.php', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(searchParams.toString());
      return HttpResponse.json(pages[searchParams.get('after') ?? '']!);
    }),
  );
  return asked;
}

describe('paging', () => {
  test('[E08] works without script by links that know the page and its cursor', () => {
    const holder = document.createElement('div');
    holder.innerHTML = renderToStaticMarkup(page({ search: { ...women, page: 3, after: 'c2', trail: ['c1'] }, answer: testAnswer([wirePerson(5)], { next: 'c3' }) }));
    const links = holder.querySelectorAll('.pager a');
    expect([...links].map((link) => link.textContent)).toEqual(['Vorige', 'Volgende']);
    expect(pagesOf(links)).toEqual([
      { ...women, page: 2, after: 'c1' },
      { ...women, page: 4, after: 'c3', trail: ['c1', 'c2'] },
    ]);
    expect(holder.textContent).toContain('Pagina 3');
    expect(holder.querySelector('button:not(.like-button)')).toBeNull();
  });

  test('[E08] adds the next pages under those that are there, each asked for once, nobody twice', async () => {
    const asked = servePages({ c1: wirePage([wirePerson(2), wirePerson(3)], { next: 'c2' }), c2: wirePage([wirePerson(4)], { similar: [wirePerson(9)] }) });
    render(page());
    await userEvent.click(screen.getByRole('button', { name: 'Meer laden' }));
    await waitFor(() => expect(names()).toEqual(['Lid 1', 'Lid 2', 'Lid 3']));
    expect(screen.getByText('3 leden geladen')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Meer laden' }));
    await waitFor(() => expect(names()).toEqual(['Lid 1', 'Lid 2', 'Lid 3', 'Lid 4', 'Lid 9']));
    expect(screen.queryByRole('button', { name: 'Meer laden' })).toBeNull();
    expect(asked.map((query) => new URLSearchParams(query).get('page'))).toEqual(['2', '3']);
    expect(parseMemberSearch(new URLSearchParams(asked[0]))).toEqual({ ...women, page: 2, after: 'c1' });
  });

  test('[E08] coming back shows every loaded page again without a request', async () => {
    servePages({ c1: wirePage([wirePerson(3)], { next: 'c2' }) });
    const client = createQueryClient();
    const answer = first();
    const { unmount } = render(page({ client, answer }));
    await userEvent.click(screen.getByRole('button', { name: 'Meer laden' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    unmount();
    mockServer.resetHandlers();
    render(page({ client, answer }));
    expect(names()).toEqual(['Lid 1', 'Lid 2', 'Lid 3']);
  });

  test('[E08] a first page that has become another one starts the list anew', async () => {
    servePages({ c1: wirePage([wirePerson(3)]), c9: wirePage([wirePerson(4)]) });
    const client = createQueryClient();
    const { unmount } = render(page({ client }));
    await userEvent.click(screen.getByRole('button', { name: 'Meer laden' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    unmount();
    render(page({ client, answer: testAnswer([wirePerson(8)], { next: 'c9' }) }));
    expect(names()).toEqual(['Lid 8']);
    await userEvent.click(screen.getByRole('button', { name: 'Meer laden' }));
    await waitFor(() => expect(names()).toEqual(['Lid 8', 'Lid 4']));
  });

  test('[E08] keeps each search by itself', () => {
    const client = createQueryClient();
    render(page({ client })).unmount();
    render(page({ client, search: { gender: 'man' }, answer: testAnswer([wirePerson(30)]) }));
    expect(names()).toEqual(['Lid 30']);
  });

  test('a page that cannot be loaded says so in place, and can be asked for again', async () => {
    let works = false;
    mockServer.use(http.get('*/api/members.php', () => (works ? HttpResponse.json(wirePage([wirePerson(3)])) : HttpResponse.json({ error: { code: 'invalid_input' } }, { status: 422 }))));
    render(page());
    await userEvent.click(screen.getByRole('button', { name: 'Meer laden' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Meer leden laden lukt nu niet.');
    expect(names()).toEqual(['Lid 1', 'Lid 2']);
    works = true;
    await userEvent.click(within(alert).getByRole('button', { name: 'Probeer opnieuw' }));
    await waitFor(() => expect(names()).toEqual(['Lid 1', 'Lid 2', 'Lid 3']));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the place in the list', () => {
  const scrollTo = vi.fn<(options: ScrollToOptions) => void>();
  beforeEach(() => {
    scrollTo.mockClear();
    vi.spyOn(window, 'scrollTo').mockImplementation(((options: ScrollToOptions) => scrollTo(options)) as typeof window.scrollTo);
  });
  afterEach(() => window.history.replaceState(null, ''));

  test('is found again on coming back, and not on a page that is opened anew', () => {
    window.history.replaceState({ __NA: true }, '');
    const { unmount } = render(page());
    Object.assign(window, { scrollY: 1234 });
    window.dispatchEvent(new Event('scroll'));
    unmount();
    const entry: unknown = window.history.state;
    expect(entry).toMatchObject({ __NA: true });

    window.history.replaceState({ __NA: true }, '');
    render(page()).unmount();
    expect(scrollTo).not.toHaveBeenCalled();

    window.history.replaceState(entry, '');
    render(page());
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 1234, behavior: 'instant' });
  });
});

describe('a card', () => {
  const only = (more: object, asked: Asked = {}) => {
    render(page({ ...asked, answer: testAnswer([wirePerson(7, { name: 'Sanne', ...more })]) }));
    return screen.getByRole('article');
  };

  test('is one link to the profile, named by what it shows; on the face lies the heart alone', () => {
    const link = within(only({ distance_km: 4, online: true, premium: true })).getByRole('link', { name: /Utrecht/ });
    expect(link.getAttribute('href')).toBe('/members/7');
    expect(readText(link)).toContain('Sanne, 31');
    expect(readText(link)).toContain('Utrecht · 4 km');
    expect(readText(link)).toContain('Nu online');
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/photos/7.webp');
    expect(link.querySelector('img')?.srcset).toBe('/photos/7-thumb.webp 300w, /photos/7.webp 600w');
    expect(screen.queryByRole('link', { name: 'Meer over Sanne' })).toBeNull();
    expect(screen.getByRole('article').querySelectorAll('.photo-action a, .photo-action button')).toHaveLength(1);
  });

  test('[A04] a locked main photo leads to the credits, with a padlock and no heart', () => {
    const card = only({ main_image: { filename: 'blurred.webp', locked: true } });
    const link = within(card).getByRole('link', { name: /Bekijk met Premium/ });
    expect(link.getAttribute('href')).toBe('/credits?back=%2Fmembers%3Fgender%3Dwoman%26country%3DNL');
    expect(screen.getByRole('link', { name: 'Meer over Sanne' }).getAttribute('href')).toBe('/members/7/more');
    expect(readText(link)).toContain('Bekijk met Premium');
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/photos/blurred.webp');
    expect(within(card).queryByRole('button')).toBeNull();
  });

  test.each([
    ['with a photo', {}],
    ['without a photo', { main_image: null }],
    ['with a locked photo', { main_image: { filename: 'blurred.webp', locked: true } }],
  ])('[A05] of a fictional profile %s carries the label and claims no nearness', (_case, more) => {
    const card = only({ fictional: true, online: true, distance_km: 3, ...more });
    expect(readText(card)).toContain('Fictief profiel');
    expect(readText(card)).toContain('Fysiek contact niet mogelijk');
    expect(readText(card)).not.toContain('km');
    expect(readText(card)).not.toContain('online');
    expect(card.querySelector('.dot')).toBeNull();
    expect(card.innerHTML).not.toContain('map-pin');
  });

  test('[A05] uses the site’s own words for the label', () => {
    const card = only({ fictional: true }, { site: { fictional: { singular: 'Chatprofiel', warning: 'Afspreken kan niet' } } });
    expect(readText(card)).toContain('Chatprofiel');
    expect(readText(card)).toContain('Afspreken kan niet');
  });

  test('[A05] nobody else carries it', () => {
    expect(readText(only({}))).not.toContain('Fictief');
  });
});

describe('the heart', () => {
  const one = (more: object = {}, asked: Asked = {}) => render(page({ ...asked, answer: testAnswer([wirePerson(7, { name: 'Sanne', ...more })]) }));
  const heart = () => screen.getByRole('button', { name: 'Like Sanne' });

  test('is full at once, and stays so when the server agrees', async () => {
    const sent: unknown[] = [];
    let answer = (_response: Response) => {};
    mockServer.use(
      http.post('*/api/like.php', async ({ request }) => {
        sent.push(await request.json());
        return new Promise<Response>((resolve) => (answer = resolve));
      }),
    );
    one();
    expect(heart().getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(heart());
    expect(heart().getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(sent).toEqual([{ profile: 7, like: true }]));
    answer(HttpResponse.json({ liked: true }));
    await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('is emptied again, with a word, when the like did not arrive', async () => {
    mockServer.use(http.post('*/api/like.php', () => HttpResponse.json({ error: { code: 'invalid_input' } }, { status: 422 })));
    one();
    await userEvent.click(heart());
    expect((await screen.findByRole('alert')).textContent).toBe('Je like is niet bewaard. Probeer het opnieuw.');
    expect(heart().getAttribute('aria-pressed')).toBe('false');
  });

  test('says of a member who has left that they have', async () => {
    mockServer.use(http.post('*/api/like.php', () => HttpResponse.json({ error: { code: 'member_gone' } }, { status: 410 })));
    one();
    await userEvent.click(heart());
    expect((await screen.findByRole('alert')).textContent).toBe('Dit lid heeft het account verwijderd.');
    expect(heart().getAttribute('aria-pressed')).toBe('false');
  });

  test('says of a member who blocked or hid meanwhile no more than that they are not here, and not to try again', async () => {
    mockServer.use(http.post('*/api/like.php', () => HttpResponse.json({ error: { code: 'not_found' } }, { status: 404 })));
    one();
    await userEvent.click(heart());
    expect((await screen.findByRole('alert')).textContent).toBe('Dit lid is hier niet meer.');
    expect(heart().getAttribute('aria-pressed')).toBe('false');
  });

  test('takes a like back, and is remembered on coming back', async () => {
    mockServer.use(http.post('*/api/like.php', () => HttpResponse.json({ liked: false })));
    const client = createQueryClient();
    const { unmount } = one({ liked: true }, { client });
    await userEvent.click(heart());
    await waitFor(() => expect(client.isMutating()).toBe(0));
    unmount();
    one({ liked: true }, { client });
    expect(heart().getAttribute('aria-pressed')).toBe('false');
  });

  test('is a form before its script is there', () => {
    const holder = document.createElement('div');
    holder.innerHTML = renderToStaticMarkup(page({ answer: testAnswer([wirePerson(7)]) }));
    const form = holder.querySelector('form')!;
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/forms/like', 'post']);
    expect(Object.fromEntries(new FormData(form))).toEqual({ profile: '7', like: '1', back: '/members?gender=woman&country=NL' });
  });

  test('[P01] leads a visitor to sign-up with that member in it; the link says so', () => {
    one({}, { visitor: true });
    expect(screen.queryByRole('button', { name: /Like/ })).toBeNull();
    const link = screen.getByRole('link', { name: 'Meld je aan of log in om Sanne een like te geven' });
    expect(link.getAttribute('href')).toBe('/signup?member=7');
  });
});
