import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { profile } from '@/lib/contract/person';
import { exampleSite } from '@/tests/example-site';
import { readText, renderInDutch } from '@/tests/render-in-dutch';
import { mapPins } from './map-pins';
import { MaplandingScreen, type MapRegion } from './maplanding-screen';
import { regionMaps } from './region-maps';
import { someone } from './testing/some-people';

const site = exampleSite({ country: 'NL' });
const dutch = await regionMaps('NL');
const regions: MapRegion[] = [['NL-DR', 'Drenthe'], ['NL-UT', 'Utrecht'], ['NL-ZH', 'Zuid-Holland']].map(([code, name]) => ({ code: code!, name: name!, map: dutch[code!]! }));
const people = [someone(1, { name: 'Amara', age: 30, city: 'Utrecht' }), someone(2, { city: 'Woerden' }), someone(3, { city: 'Houten', fictional: true })];

function show(at = 1) {
  const pins = mapPins(people, regions[at]!.map);
  const profiles = [profile.parse({ id: 1, name: 'Amara', about: 'Vraag me naar mijn balkon. En naar meer.' })];
  return renderInDutch(<MaplandingScreen site={site} regions={regions} at={at} pins={pins} profiles={profiles} />);
}

describe('the map', () => {
  test('members stand on the middle of their towns; a pin is a link to a card with a sentence of the own text', () => {
    const { container } = show();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Dichtbij begint het.');
    const map = screen.getByRole('group', { name: 'Kaart van Utrecht' });
    expect(within(map).getAllByRole('link', { name: /, / }).map((pin) => [pin.getAttribute('aria-label'), pin.getAttribute('href')])).toEqual([['Lid 2, 32, Woerden', '#who-2'], ['Amara, 30, Utrecht', '#who-1']]);
    const card = container.querySelector('#who-1')!;
    expect(card.textContent).toBe('Amara, 30Vraag me naar mijn balkon.Meer van Amara');
    expect(card.querySelector('a')?.getAttribute('href')).toBe('/members/1');
  });

  test('no face stands on another one’s name', () => {
    const map = regions[1]!.map;
    const everywhere = map.towns.map((town, index) => someone(index + 1, { city: String(town[3]) }));
    const pins = mapPins(everywhere, map);
    expect(pins.length).toBeGreaterThan(4);
    for (const one of pins) for (const other of pins) if (one !== other) expect(Math.abs(one.x - other.x) >= 88 || Math.abs(one.y - other.y) >= 112, `${one.town}, ${other.town}`).toBe(true);
  });

  test('a fictional profile is not on the map, and the page says why', () => {
    const { container } = show();
    expect(container.querySelector('#who-3')).toBeNull();
    expect(readText(container)).toContain('Gratis aanmelden vanaf 18 jaar. Fictieve profielen staan niet op deze kaart: zij hebben geen woonplaats.');
  });

  test('[S04] the country’s word stands before the list of regions, and another region is a page of its own, without script', () => {
    show();
    const list = screen.getByRole('combobox', { name: 'provincie' }) as HTMLSelectElement;
    expect([...list.options].map(({ text, value }) => [text, value])).toEqual([['Drenthe', '1'], ['Utrecht', '2'], ['Zuid-Holland', '3']]);
    expect(list.form?.method).toBe('get');
    expect(list.form?.getAttribute('action')).toBe('/landers/maplanding/nl');
    expect(within(list.form!).getByRole('button').textContent).toBe('Toon deze regio');
    expect(Object.fromEntries(new FormData(list.form!))).toEqual({ region: '2' });
  });

  test('the button takes the region along as a wish, in a form', () => {
    show();
    const button = screen.getByRole('button', { name: 'Kijk rond in Utrecht' }) as HTMLButtonElement;
    expect(Object.fromEntries(new FormData(button.form!))).toEqual({ lander: 'maplanding', slug: 'nl', wish: 'NL-UT' });
  });

  test('the slider chooses the ring that the list without script chooses', () => {
    const { container } = show();
    const radii = container.querySelector<HTMLSelectElement>('#map-radius')!;
    expect(radii.value).toBe('25');
    expect(container.querySelectorAll('.map-rings circle')).toHaveLength(radii.options.length);
    const slider = screen.getByRole('slider');
    expect(slider.getAttribute('aria-valuetext')).toBe('25\u00a0km');
    fireEvent.change(slider, { target: { value: '0' } });
    expect([radii.selectedIndex, slider.getAttribute('aria-valuetext')]).toEqual([0, '10\u00a0km']);
  });

  test('the place is asked for only when the button is pressed, and leads to the nearest region', () => {
    const ask = vi.fn((give: PositionCallback) => give({ coords: { latitude: 51.95, longitude: 4.4 } } as GeolocationPosition));
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: ask } });
    show();
    const list = screen.getByRole('combobox', { name: 'provincie' }) as HTMLSelectElement;
    list.form!.requestSubmit = vi.fn();
    expect(ask).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Gebruik mijn locatie' }));
    expect([list.value, vi.mocked(list.form!.requestSubmit).mock.calls.length]).toEqual(['3', 1]);
  });

  test('a refusal is said in words, and nothing moves', () => {
    vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: (_give: unknown, refuse: () => void) => refuse() } });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Gebruik mijn locatie' }));
    expect(screen.getByRole('alert').textContent).toBe('Je locatie is niet beschikbaar. Kies zelf een regio.');
  });

  test('a region without members says so; a country without a map has the words and the button', () => {
    show(0).unmount();
    const empty = renderInDutch(<MaplandingScreen site={site} regions={regions} at={0} pins={[]} profiles={[]} />);
    expect(screen.getByText('In deze regio staat nog niemand op de kaart.')).toBeTruthy();
    empty.unmount();
    renderInDutch(<MaplandingScreen site={exampleSite({ country: 'JP' })} regions={[]} at={-1} pins={[]} profiles={[]} />);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Kijk rond' })).toBeTruthy();
  });
});
