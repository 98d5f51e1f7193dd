import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { user as userShape } from '@/lib/contract/user';
import { TestPage } from '@/tests/member-page';
import { readText } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { PhotosScreen } from './photos-screen';

const refresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const photo = (id: number, more: object = {}) => ({ id, filename: `${id}.webp`, thumb_filename: `${id}-small.webp`, locked: false, private: false, ...more });
const three = [photo(1), photo(2), photo(3, { private: true })];
const sent = vi.fn();

type Shown = { photos?: ReturnType<typeof photo>[]; premium?: boolean; told?: { key: string; params?: Record<string, number> }; from?: string; claimSource?: string; removing?: string };

function show({ photos = three, premium = false, told, from, claimSource, removing }: Shown = {}) {
  const user = userShape.parse({ id: 900, paid_user: premium, profile: { id: 900, name: 'Jasper' } });
  return render(
    <TestPage>
      <PhotosScreen user={user} photos={photos} cdnPrefix="/photos/" told={told ?? null} from={from} claimSource={claimSource} removing={removing} formKey="form-1" />
    </TestPage>,
  );
}

const tiles = () => [...document.querySelectorAll<HTMLElement>('[data-photo]')];
const order = () => tiles().map((tile) => Number(tile.dataset.photo));
const choose = async (number: number, deed: string) => {
  const tile = tiles()[number - 1]!;
  await userEvent.click(within(tile).getByText('', { selector: 'summary' }));
  await userEvent.click(within(tile).getByRole(deed === 'Verwijderen' ? 'link' : 'button', { name: deed }));
};
const files = (...list: [string, string, number?][]) => list.map(([name, type, size = 10]) => new File([new Uint8Array(size)], name, { type }));
const upload = (list: File[]) => userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, list, { applyAccept: false });
const failed = () => [...document.querySelectorAll('.tile-failed')].map(readText);

beforeEach(() => {
  sent.mockClear();
  refresh.mockClear();
  // This browser can draw no photo: each goes as it is, without a crop.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no decoder')));
  return () => vi.unstubAllGlobals();
});

test('[S11] what was chosen before the script had come is taken: of a photo that is too large its place says so', async () => {
  const user = userShape.parse({ id: 900, paid_user: false, profile: { id: 900, name: 'Jasper' } });
  const screenOf = () => (
    <TestPage>
      <PhotosScreen user={user} photos={[photo(1)]} cdnPrefix="/photos/" told={null} formKey="form-1" />
    </TestPage>
  );
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(screenOf());
  const [large] = files(['groot.jpg', 'image/jpeg']);
  Object.defineProperty(large, 'size', { value: 30 * 1024 * 1024 });
  Object.defineProperty(page.querySelector('input[type=file]'), 'files', { value: [large] });
  const root = await act(async () => hydrateRoot(page, screenOf()));
  await waitFor(() => expect(failed()).toEqual([expect.stringContaining('12 MB')]));
  act(() => root.unmount());
  page.remove();
});

describe('[V07] [P02] how many', () => {
  test('a free member has three places; full, they say what can be done', () => {
    const { container } = show();
    expect(screen.getByText('3 van 3')).toBeTruthy();
    expect(container.querySelectorAll('.meter i.is-on')).toHaveLength(3);
    expect(container.querySelectorAll('.meter i')).toHaveLength(3);
    expect(screen.getByText('Je drie plekken zijn vol')).toBeTruthy();
    expect(screen.queryByText('Foto toevoegen')).toBeNull();
    expect(screen.getByRole('link', { name: 'Bekijk bundels' }).getAttribute('href')).toBe('/credits?back=%2Fsettings%2Fphotos');
    expect(container.querySelector('.is-offer')!.getAttribute('href')).toBe('/credits?back=%2Fsettings%2Fphotos');
  });

  test('[P02] and from what price there are more, where that is known', () => {
    show({ from: '€ 9,95' });
    expect(screen.getByText('Verwijder er een, of kies Premium voor 25 foto’s. Vanaf € 9,95, één keer.')).toBeTruthy();
  });

  test('[A03] and the claim about Premium with its source, or not at all', () => {
    const { container, unmount } = show({ claimSource: 'klantonderzoek 2026' });
    expect(readText(container.querySelector('.is-offer')!)).toMatch(/46% meer kans op een match\s*Bron: klantonderzoek 2026$/);
    unmount();
    expect(readText(show().container.querySelector('.is-offer')!)).not.toContain('46%');
  });

  test('a premium member has twenty-five', () => {
    const { container } = show({ premium: true });
    expect(container.querySelectorAll('.meter i')).toHaveLength(25);
    expect(screen.getByText('3 van 25')).toBeTruthy();
    expect(screen.getByText('Foto toevoegen')).toBeTruthy();
  });

  test('the twenty-fifth of them fills it, without an offer', () => {
    show({ premium: true, photos: Array.from({ length: 25 }, (_, at) => photo(at + 1)) });
    expect(screen.getByText(/Al je 25 plekken zijn vol/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Bekijk bundels' })).toBeNull();
  });
});

describe('[S11] the order', () => {
  const serve = (status = 200) =>
    mockServer.use(
      http.put('*/api/photo.php', async ({ request }) => {
        const body = (await request.json()) as { order?: number[]; id?: number; private?: boolean };
        sent(body);
        if (status !== 200) return HttpResponse.json({ error: { code: 'not_found', message: '', fields: {}, params: {} } }, { status });
        const photos = body.order ? body.order.map((id) => three.find((each) => each.id === id)!) : three.map((each) => (each.id === body.id ? { ...each, private: body.private! } : each));
        return HttpResponse.json({ photos });
      }),
    );

  test('goes without dragging: a place further, and to the front as the main photo, said aloud', async () => {
    serve();
    show();
    await choose(1, 'Verplaats naar plek 2');
    expect(order()).toEqual([2, 1, 3]);
    expect(screen.getByText('Deze foto staat nu op plek 2 van 3.')).toBeTruthy();
    await choose(3, 'Maak dit je hoofdfoto');
    expect(order()).toEqual([3, 2, 1]);
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ order: [2, 1, 3] }], [{ order: [3, 2, 1] }]]));
    expect(screen.getByText('Je hoofdfoto is privé: zonder Premium is die wazig te zien.')).toBeTruthy();
  });

  test('that names a photo which another tab took away goes back, says so, and asks what is there now', async () => {
    serve(404);
    show();
    await choose(1, 'Verplaats naar plek 2');
    expect(readText(await screen.findByRole('alert'))).toBe('We kunnen dit niet vinden. Misschien is het verwijderd.');
    expect(order()).toEqual([1, 2, 3]);
    expect(refresh).toHaveBeenCalled();
  });

  test('what the page brings anew is taken over', () => {
    const { rerender } = show();
    rerender(
      <TestPage>
        <PhotosScreen user={userShape.parse({ id: 900 })} photos={[three[1]!, three[0]!]} cdnPrefix="/photos/" told={null} />
      </TestPage>,
    );
    expect(order()).toEqual([2, 1]);
  });

  test('a photo is made private, and open again', async () => {
    serve();
    show();
    await choose(1, 'Privé maken');
    await waitFor(() => expect(readText(tiles()[0]!.querySelector('.tile-marks')!)).toBe('1 · HoofdPrivé'));
    expect(sent).toHaveBeenCalledWith({ id: 1, private: true });
    await choose(3, 'Aan iedereen laten zien');
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith({ id: 3, private: false }));
  });
});

describe('taking one away', () => {
  test('is asked first', async () => {
    mockServer.use(
      http.delete('*/api/photo.php', async ({ request }) => {
        sent(await request.json());
        return HttpResponse.json({ photos: [three[0], three[2]] });
      }),
    );
    show();
    await choose(2, 'Verwijderen');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Verwijderen' }));
    await waitFor(() => expect(order()).toEqual([1, 3]));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ id: 2 });
    expect(screen.getByText('Foto toevoegen')).toBeTruthy();
  });

  test('without script the page asks, with the way back', () => {
    const { container } = show({ removing: '2' });
    const form = container.querySelector('form[action="/forms/photo-remove"]')!;
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({ id: '2' });
    expect(within(form as HTMLElement).getByRole('link', { name: 'Houden' }).getAttribute('href')).toBe('/settings/photos');
  });

  test('of a photo that is not theirs nothing is asked', () => expect(show({ removing: '77' }).container.querySelector('form[action="/forms/photo-remove"]')).toBeNull());
});

describe('adding', () => {
  const take = () => {
    const keys: (string | null)[] = [];
    let id = 10;
    mockServer.use(
      http.post('*/api/photo.php', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        id += 1;
        return HttpResponse.json({ photo: photo(id), photos: [...Array.from({ length: id - 10 }, (_, at) => photo(11 + at))] });
      }),
    );
    return keys;
  };

  test('several go one after the other, each with a key of its own', async () => {
    const keys = take();
    show({ photos: [] });
    await upload(files(['a.avif', 'image/avif'], ['b.avif', 'image/avif']));
    await waitFor(() => expect(order()).toEqual([11, 12]));
    expect(new Set(keys).size).toBe(2);
    expect(screen.getByText('2 van 3')).toBeTruthy();
  });

  test('what is no photo, and what is too large, say so each in its place; they can be put aside', async () => {
    show({ photos: [] });
    await upload(files(['a.svg', 'image/svg+xml'], ['b.jpg', 'image/jpeg', 13 * 1024 * 1024]));
    await waitFor(() => expect(failed()).toHaveLength(2));
    expect(failed()[0]).toContain('Deze foto kunnen we niet lezen. Kies een JPG, PNG, WebP of AVIF.');
    expect(failed()[1]).toContain('Deze foto is te groot. Kies er een van maximaal 12 MB.');
    expect(screen.queryByRole('button', { name: 'Opnieuw' })).toBeNull();
    await userEvent.click(screen.getAllByRole('button', { name: 'Weghalen uit de lijst' })[0]!);
    expect(failed()).toHaveLength(1);
  });

  test('[S11] one from which no 3:4 can be cut that is large enough says so as it is chosen: nobody crops it first', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 400, height: 320, close: () => undefined }));
    show({ photos: [] });
    await upload(files(['klein.jpg', 'image/jpeg']));
    await waitFor(() => expect(failed()).toHaveLength(1));
    expect(failed()[0]).toContain('Deze foto is te klein. Kies er een van minstens 320 pixels breed en 427 hoog.');
    expect([document.querySelector('dialog.cropper'), sent.mock.calls]).toEqual([null, []]);
  });

  test('[V07] more than there is room for stay behind, with the limit', async () => {
    take();
    show({ photos: three.slice(0, 2) });
    await upload(files(['a.avif', 'image/avif'], ['b.avif', 'image/avif']));
    await waitFor(() => expect(failed()).toHaveLength(1));
    expect(failed()[0]).toContain('Je kunt maximaal 3 foto’s plaatsen.');
  });

  test('one that the server refuses keeps its place, and goes at the second try with the same key', async () => {
    const keys: (string | null)[] = [];
    mockServer.use(
      http.post('*/api/photo.php', ({ request }) => {
        keys.push(request.headers.get('idempotency-key'));
        if (keys.length === 1) return HttpResponse.json({ error: { code: 'photo_limit', message: '', fields: {}, params: { limit: 3 } } }, { status: 409 });
        return HttpResponse.json({ photo: photo(11), photos: [photo(11)] });
      }),
    );
    show({ photos: [] });
    await upload(files(['a.avif', 'image/avif']));
    await userEvent.click(await screen.findByRole('button', { name: 'Opnieuw' }));
    await waitFor(() => expect(order()).toEqual([11]));
    expect(keys[0]).toBe(keys[1]);
    expect(failed()).toEqual([]);
  });

  test('a site that takes no photos says so, and not that another try could help', async () => {
    mockServer.use(http.post('*/api/photo.php', () => new HttpResponse('<h1>404</h1>', { status: 404 })));
    show({ photos: [] });
    await upload(files(['a.avif', 'image/avif']));
    await waitFor(() => expect(failed()).toEqual(['Niet geüploadDeze site biedt dit niet aan.']));
    await userEvent.click(screen.getByRole('button', { name: 'Weghalen uit de lijst' }));
    expect(failed()).toEqual([]);
  });

  test('[V07] where another tab took the last place, it says so and shows what is there now: no place for one more', async () => {
    mockServer.use(http.post('*/api/photo.php', () => HttpResponse.json({ error: { code: 'photo_limit', message: '', fields: {}, params: { limit: 3 } } }, { status: 409 })));
    const { rerender } = show({ photos: three.slice(0, 2) });
    await upload(files(['a.avif', 'image/avif']));
    await waitFor(() => expect(failed()).toHaveLength(1));
    expect(failed()[0]).toContain('Je kunt maximaal 3 foto’s plaatsen.');
    expect(refresh).toHaveBeenCalledOnce();
    rerender(
      <TestPage>
        <PhotosScreen user={userShape.parse({ id: 900, profile: { id: 900, name: 'Jasper' } })} photos={three} cdnPrefix="/photos/" told={null} />
      </TestPage>,
    );
    expect([order(), screen.queryByText('Foto toevoegen')]).toEqual([[1, 2, 3], null]);
    expect(screen.getByText('3 van 3')).toBeTruthy();
    expect(failed()).toHaveLength(1);
  });

  test('without a connection it says so at once', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    show({ photos: [] });
    await upload(files(['a.avif', 'image/avif']));
    await waitFor(() => expect(failed()).toEqual(['Niet geüploadGeen verbinding.Opnieuw']));
  });

  test('without script one goes whole; what was wrong with it stands above', () => {
    const { container } = show({ photos: [], told: { key: 'err.photo_too_small', params: { width: 320, height: 427 } } });
    const form = container.querySelector<HTMLFormElement>('form[action="/forms/photo"]')!;
    expect([form.method, form.enctype, new FormData(form).get('key')]).toEqual(['post', 'multipart/form-data', 'form-1']);
    expect(readText(screen.getByRole('alert'))).toContain('minstens 320 pixels');
  });
});
