'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { dayScenes, firstScene, sceneAt, secondsAScene } from './day-scenes';
import { FilmSources } from './film-sources';
import { useFilm } from './use-film';

const whole = dayScenes.length * secondsAScene;
const choices = (stage: Element | null | undefined) => [...(stage?.querySelectorAll<HTMLInputElement>('input[name=scene]') ?? [])];

/** The film of a day over its stills. The four radios of the page are its chapters; the ring and the bars follow it by the sheet. */
export function DayFilm({ texts }: { texts: { pause: string; play: string } }) {
  const { video, wanted, rolling, seen, play, pause, handlers } = useFilm();
  const button = useRef<HTMLButtonElement>(null);

  const follow = (time: number) => {
    const stage = button.current?.closest<HTMLElement>('.day');
    const { scene, done } = sceneAt(time);
    stage?.style.setProperty('--film', String(time / whole));
    stage?.style.setProperty('--scene', String(done));
    const radio = choices(stage)[scene];
    if (radio) radio.checked = true;
  };
  const chosen = () => choices(button.current?.closest('.day')).findIndex(({ checked }) => checked);

  useEffect(() => {
    const stage = button.current?.closest('.day');
    const jump = ({ target }: Event) => {
      if (video.current && (target as HTMLInputElement).name === 'scene') video.current.currentTime = chosen() * secondsAScene + 0.01;
    };
    stage?.addEventListener('change', jump);
    return () => stage?.removeEventListener('change', jump);
  }, [video]);

  return (
    <>
      {wanted ? (
        <video
          ref={video}
          className={seen ? 'film is-seen' : 'film'}
          muted
          loop
          playsInline
          autoPlay
          disablePictureInPicture
          aria-hidden="true"
          tabIndex={-1}
          {...handlers}
          onLoadedMetadata={({ currentTarget }) => {
            const scene = chosen();
            currentTarget.currentTime = (scene < 0 ? firstScene : scene) * secondsAScene;
          }}
          onTimeUpdate={({ currentTarget }) => {
            if (seen) follow(currentTarget.currentTime);
          }}
        >
          <FilmSources name="day" />
        </video>
      ) : null}
      <button ref={button} type="button" className="film-button day-pause" onClick={rolling ? pause : play}>
        <Icon name={rolling ? 'pause' : 'play'} weight="fill" />
        <span>{rolling ? texts.pause : texts.play}</span>
        <span aria-hidden="true">{rolling ? texts.play : texts.pause}</span>
      </button>
    </>
  );
}
