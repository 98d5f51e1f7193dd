import { act, fireEvent, screen } from '@testing-library/react';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { locales } from '@/lib/site/languages/locales';
import { niches } from '@/lib/site/niches/niches';
import { exampleSite } from '@/tests/example-site';
import { renderInDutch } from '@/tests/render-in-dutch';
import { sceneAt } from './day-scenes';
import { filmAllowed } from './film-allowed';
import { filmCast } from './film-cast';
import { TransitionsvideolandingScreen } from './transitionsvideolanding-screen';
import { someone } from './testing/some-people';
import { VideoScreen } from './video-screen';

const folder = 'public/art/landers/film';
let still = false;

beforeEach(() => {
  still = false;
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: still, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) { fireEvent.pause(this); });
});
afterEach(() => vi.useRealTimers());

const film = (container: HTMLElement) => container.querySelector<HTMLVideoElement>('video.film');
const later = () => {
  act(() => {
    vi.advanceTimersByTime(2_000);
  });
};
const at = (video: HTMLVideoElement, time: number) => {
  Object.defineProperty(video, 'currentTime', { value: time, configurable: true, writable: true });
  fireEvent.timeUpdate(video);
};

describe('a day is round', () => {
  test('[R19] one circle, four scenes as radios, the film after the first view, and Pause always in reach', () => {
    const { container } = renderInDutch(<TransitionsvideolandingScreen site={exampleSite()} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Samen is je dag compleet.');
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent)).toEqual(['Koffie', 'Plaat', 'Zon', 'Maan']);
    expect(film(container)).toBeNull();
    later();
    const video = film(container)!;
    expect([video.muted, video.loop, video.playsInline]).toEqual([true, true, true]);
    fireEvent.playing(video);
    fireEvent.click(screen.getByRole('button', { name: 'Pauze' }));
    expect(screen.getByRole('button', { name: 'Afspelen' })).toBeTruthy();
  });

  test('[R19] nothing is asked, so the way on is a plain link', () => {
    renderInDutch(<TransitionsvideolandingScreen site={exampleSite()} />);
    const link = document.querySelector<HTMLAnchorElement>('a.lander-go')!;
    expect([link.getAttribute('href'), document.querySelector('form')]).toEqual(['/signup?slug=nl', null]);
  });

  test('the scenes follow the film, and the film follows the scenes', () => {
    const { container } = renderInDutch(<TransitionsvideolandingScreen site={exampleSite()} />);
    later();
    const video = film(container)!;
    fireEvent.playing(video);
    at(video, 13);
    const radios = screen.getAllByRole('radio') as HTMLInputElement[];
    expect(radios[3]!.checked).toBe(true);
    fireEvent.click(radios[1]!);
    expect(Math.floor(video.currentTime)).toBe(4);
    expect(sceneAt(9)).toEqual({ scene: 2, done: 0.25 });
  });

  test('where stillness is asked for nothing plays by itself; pressing play does', () => {
    still = true;
    const { container } = renderInDutch(<TransitionsvideolandingScreen site={exampleSite()} />);
    later();
    expect(film(container)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Afspelen' }));
    expect(film(container)).not.toBeNull();
  });

  test('nor where somebody pays by the megabyte', () => {
    expect(filmAllowed(false, undefined)).toBe(true);
    expect(filmAllowed(false, { type: 'wifi', effectiveType: '4g' })).toBe(true);
    for (const connection of [{ saveData: true }, { type: 'cellular' }, { effectiveType: '3g' }]) expect(filmAllowed(false, connection)).toBe(false);
    expect(filmAllowed(true, undefined)).toBe(false);
  });
});

describe('she asks, you answer', () => {
  const show = (changes = {}, people = [someone(7, { name: 'Amara' })]) => renderInDutch(<VideoScreen site={exampleSite(changes)} people={people} />);

  test('[R19] it says what it is; the answer becomes the first line, for the member of that name where there is one', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 }).textContent?.trim()).toBe('Zij vraagt. Jij antwoordt.');
    expect(screen.getByText('Dit is een korte film, geen livegesprek.')).toBeTruthy();
    const [morning] = screen.getAllByRole('radio') as HTMLInputElement[];
    expect([morning!.checked, morning!.required]).toEqual([false, true]);
    morning!.checked = true;
    expect(Object.fromEntries(new FormData(morning!.form!))).toEqual({ lander: 'video', slug: 'nl', member: '7', message: 'Ochtendmens of nachtuil? Ochtendmens.' });
    expect(screen.getByText('Antwoord Amara')).toBeTruthy();
  });

  test('a fictional profile of that name is not who is asked', () => {
    const { container } = show({}, [someone(7, { name: 'Amara', fictional: true })]);
    expect(container.querySelector('[name=member]')).toBeNull();
  });

  test('the film begins with the figure; the answers wait for the question, which one can go to at once; then the film waits', () => {
    const { container } = show();
    const asking = () => container.querySelector('.ask-words')?.getAttribute('data-asking');
    expect(asking()).toBe('true');
    later();
    const video = film(container)!;
    expect([...video.querySelectorAll('source')].every(({ src }) => src.endsWith('#t=5'))).toBe(true);
    at(video, 6);
    fireEvent.playing(video);
    expect(asking()).toBe('false');
    fireEvent.click(screen.getByRole('button', { name: 'Naar de vraag' }));
    expect(video.currentTime).toBe(13);
    fireEvent.timeUpdate(video);
    expect([asking(), video.loop]).toEqual(['true', false]);
    fireEvent.click(screen.getByRole('button', { name: 'Opnieuw' }));
    expect(video.currentTime).toBe(5);
  });

  test('where stillness is asked for, the last frame and both answers are there and nothing plays', () => {
    still = true;
    const { container } = show();
    later();
    expect(film(container)).toBeNull();
    expect(container.querySelector('.ask-words')?.getAttribute('data-asking')).toBe('true');
    expect(screen.getByRole('img', { name: 'Amara kijkt je aan, erachter gaat de zon onder' })).toBeTruthy();
  });

  test.each(niches)('[A11] %s has its own figure, with frames and films for phone and desktop', (niche) => {
    const { figure, who } = filmCast(niche);
    expect(who).toBe(niche === 'gay' ? 'he' : 'she');
    for (const shape of ['phone', 'desktop']) {
      expect(statSync(`${folder}/ask-${figure}-${shape}-look.webp`).size).toBeLessThan(30_000);
      for (const name of [`ask-${figure}`, 'day']) {
        for (const kind of ['webm', 'mp4']) expect(statSync(`${folder}/${name}-${shape}.${kind}`).size, name).toBeLessThan(shape === 'phone' ? 600_000 : 900_000);
      }
    }
  });

  test.each(locales)('the captions in %s are those of the catalogue, and the question begins at 13 seconds', (locale) => {
    const { caption } = (JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as { lander: { video: { caption: Record<string, string> } } }).lander.video;
    const file = `${folder}/captions-${locale}.vtt`;
    expect(existsSync(file), `${file}: node scripts/write-captions.mjs`).toBe(true);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('WEBVTT\n')).toBe(true);
    for (const line of Object.values(caption)) expect(text).toContain(`\n${line}\n`);
    expect(text).toContain(`00:13.000 --> 00:18.000\n${caption.three}`);
  });
});
