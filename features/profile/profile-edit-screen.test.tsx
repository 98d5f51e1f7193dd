import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { user as userShape } from '@/lib/contract/user';
import { profileAttributes } from '@/lib/site/members/profile-attributes';
import { TestPage, testProfile, testRegions, testSite } from '@/tests/member-page';
import { readText } from '@/tests/render-in-dutch';
import { mockServer } from '@/tests/setup/mock-server';
import { ProfileEditScreen } from './profile-edit-screen';
import type { ProfileStart } from './use-profile-form';

const refresh = vi.fn();
vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
// The photos stand in the island as the server drew them, with texts that no browser is sent; here there is no server.
vi.mock('@/lib/i18n/island-messages', () => ({ IslandMessages: ({ children }: { children: ReactNode }) => children }));

const photo = { id: 1, filename: 'a.webp', thumb_filename: 'a-small.webp', private: false };
const own = { id: 900, name: 'Jasper', region: 'Utrecht', interests: ['music', 'yoga', 'wine'], photos: [photo], attributes: { gender: 'man', hair: 'brown' } };
const user = userShape.parse({ id: 900, looking_for: 'woman', profile: { id: 900, name: 'Jasper' } });
const untouched: ProfileStart = { faults: {}, trouble: null, saved: false };
const sent = vi.fn();

/** The server saves what it is sent, or says `wrong`. */
function serve(wrong?: object) {
  mockServer.use(
    http.put('*/api/profile.php', async ({ request }) => {
      const body = (await request.json()) as { about?: string; attributes?: object };
      sent(body);
      if (wrong) return HttpResponse.json({ error: { code: 'invalid_input', message: '', fields: wrong, params: { max: 2000 } } }, { status: 422 });
      return HttpResponse.json({ profile: { ...testProfile(own), ...body, attributes: { ...own.attributes, ...body.attributes } } });
    }),
  );
}

function show({ more = {}, start = untouched, visibleFields = [] as string[] } = {}) {
  return render(
    <TestPage>
      <ProfileEditScreen site={testSite} user={user} profile={testProfile({ ...own, ...more })} visibleFields={visibleFields} interests={['music', 'yoga', 'wine', 'travel']} regions={testRegions.NL} start={start} />
    </TestPage>,
  );
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Profielnaam' });
const story = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Jouw verhaal' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));

beforeEach(() => {
  sent.mockClear();
  refresh.mockClear();
  sessionStorage.clear();
});

describe('the own profile', () => {
  test('[S13] [E12] offers every attribute with every value, every interest, name, story, place and whom one looks for', () => {
    show();
    const lists = ['Geslacht', 'Geaardheid', 'Haarkleur', 'Oogkleur', 'Postuur', 'Status', 'Tatoeages'].map((label) => screen.getByRole<HTMLSelectElement>('combobox', { name: label }));
    const values = Object.fromEntries(lists.map((list) => [list.name, [...list.options].map(({ value }) => value).filter(Boolean)]));
    expect(values).toEqual(profileAttributes);
    expect(screen.getAllByRole('checkbox').map((box) => box.parentElement!.textContent)).toEqual(['Muziek', 'Yoga', 'Wijn', 'Reizen']);
    expect([name().value, story().value]).toEqual(['Jasper', 'Ik ontwerp tuinen.']);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Provincie' }).value).toBe('NL-UT');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Een vrouw' }).checked).toBe(true);
    expect(screen.getByRole('link', { name: 'Bekijk' }).getAttribute('href')).toBe('/members/900');
  });

  test('[E04] what the site shows of nobody is not asked for', () => {
    show({ visibleFields: ['hair'] });
    expect(screen.queryByRole('combobox', { name: 'Oogkleur' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Geslacht' })).toBeTruthy();
  });

  test('[S13] sends what was changed and no more, says that it is saved, and the meter goes along', async () => {
    serve();
    show({ more: { about: '' } });
    expect(screen.getByText('Schrijf iets over jezelf. Twee zinnen zijn genoeg.')).toBeTruthy();
    await userEvent.type(story(), 'Hoi daar!');
    expect(screen.getByText('9 / 2000')).toBeTruthy();
    expect(screen.getByText('Nog niet opgeslagen')).toBeTruthy();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Oogkleur' }), 'Blauw');
    await save();
    expect(await screen.findByText('Opgeslagen. Anderen zien het nu ook.')).toBeTruthy();
    expect(sent).toHaveBeenCalledExactlyOnceWith({ about: 'Hoi daar!', attributes: { eye: 'blue' } });
    expect(screen.queryByText('Schrijf iets over jezelf. Twee zinnen zijn genoeg.')).toBeNull();
    expect(refresh).toHaveBeenCalled();
  });

  test('[V01] what is wrong is said at its field, which gets the focus; what was typed stays', async () => {
    serve({ name: 'name_is_email', 'attributes.hair': 'not_offered' });
    show();
    await userEvent.clear(name());
    await userEvent.type(name(), 'jasper@vonk.test');
    await save();
    await waitFor(() => expect(screen.getAllByRole('alert').map(readText)).toEqual(['Je profielnaam moet anders zijn dan je e-mailadres', 'Deze site biedt dit niet aan.']));
    await waitFor(() => expect(document.activeElement).toBe(name()));
    expect(name().value).toBe('jasper@vonk.test');
    await userEvent.type(name(), 'x');
    expect(name().getAttribute('aria-invalid')).toBeNull();
  });

  test('a connection that drops loses nothing, not even through a reload', async () => {
    mockServer.use(http.put('*/api/profile.php', () => HttpResponse.json({ error: { code: 'invalid_input', message: '', fields: {}, params: {} } }, { status: 422 })));
    const { unmount } = show();
    await userEvent.type(story(), ' En bomen.');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Wijn' }));
    await save();
    expect(readText(await screen.findByRole('alert'))).toContain('Er klopt iets niet');
    unmount();
    show();
    expect(story().value).toBe('Ik ontwerp tuinen. En bomen.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Wijn' }).checked).toBe(false);
    expect(screen.getByText('Nog niet opgeslagen')).toBeTruthy();
  });

  test('what another member typed on this browser is not shown', async () => {
    sessionStorage.setItem('chat:7:profile', JSON.stringify({ at: Date.now(), values: { about: 'van een ander' } }));
    show();
    expect(story().value).toBe('Ik ontwerp tuinen.');
  });

  test('[S13] a form that came back without script shows its faults and what was typed', () => {
    const typed = { name: '@jasper', about: 'Nieuw', looking_for: 'man', country: 'NL', region: '', city: 'Zeist', gender: 'man', sexuality: '', hair: 'red', eye: '', body: '', rel: '', tattoo: '', interests: ['travel'] };
    const { container } = show({ start: { typed, faults: { name: 'name_at' }, trouble: null, saved: false } });
    expect([container.querySelector('form')!.getAttribute('action'), container.querySelector('form')!.method]).toEqual(['/forms/profile', 'post']);
    expect(readText(screen.getByRole('alert'))).toBe('Je profielnaam mag niet beginnen met een @');
    expect([name().value, story().value]).toEqual(['@jasper', 'Nieuw']);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Reizen' }).checked).toBe(true);
  });
});

describe('[S13] the meter', () => {
  const meter = () => screen.getByRole('region', { name: 'Hoe compleet je profiel is' });

  test('says what is missing and leads there', async () => {
    show({ more: { photos: [], interests: [], city: '', region: '' } });
    expect(within(meter()).getByRole('link', { name: 'Aanvullen' }).getAttribute('href')).toBe('/settings/photos');
    expect(within(meter()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Interesses', 'Woonplaats', 'Kenmerken', 'Aanvullen']);
    Element.prototype.scrollIntoView = vi.fn();
    await userEvent.click(within(meter()).getByRole('link', { name: 'Woonplaats' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Woonplaats' }));
    await userEvent.click(within(meter()).getByRole('link', { name: 'Interesses' }));
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Muziek' }));
  });

  test('is at rest where nothing is', () => {
    const all = { gender: 'man', sexuality: 'hetero', hair: 'brown', eye: 'blue', body: 'slim', rel: 'single', tattoo: 'none' };
    show({ more: { attributes: all } });
    expect(readText(meter())).toContain('Je profiel is compleet');
    expect(within(meter()).queryByRole('link')).toBeNull();
  });
});

describe('[P02] [V07] the photos', () => {
  const photos = [1, 2, 3].map((id) => ({ ...photo, id, private: id === 3 }));

  test('a free member with three sees them used, and what premium gives', () => {
    show({ more: { photos } });
    expect(screen.getByText('3 van 3 gebruikt')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Tot 25 foto’s/ }).getAttribute('href')).toBe('/premium');
    expect(screen.getByRole('link', { name: /Foto 3 bewerken/ }).getAttribute('href')).toBe('/settings/photos#photo-3');
    expect(readText(screen.getByRole('link', { name: /Foto 3 bewerken/ }))).toBe('Foto 3 bewerkenPrivé');
  });

  test('with room, the last place leads to the photo manager', () => {
    show();
    expect(screen.getByRole('link', { name: /Foto toevoegen/ }).getAttribute('href')).toBe('/settings/photos');
  });
});
