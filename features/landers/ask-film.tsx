'use client';

import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';
import { clockTime } from '@/lib/format/clock-time';
import { FilmSources } from './film-sources';
import { useFilm } from './use-film';

type AskFilmProps = {
  /** The film's name in public/art/landers/film. */
  film: string;
  locale: string;
  texts: { question: string; again: string; pause: string; play: string; skip: string; captions: string };
  children: ReactNode;
};

/** When the figure is there (the sea before it is left out), when the question has been asked, and where the film ends, in seconds. */
const [opens, asked, ends] = [5, 13, 18];
const whole = ends - opens;

/** A film that stops on a question and waits. Where it does not play, its last frame and the answers are there at once. */
export function AskFilm({ film, locale, texts, children }: AskFilmProps) {
  const { video, wanted, rolling, seen, play, pause, handlers } = useFilm();
  const [time, setTime] = useState(ends);
  const [caption, setCaption] = useState(texts.question);
  const asking = !rolling || time >= asked;
  const shown = Math.max(0, time - opens);

  const jump = (to: number) => {
    if (video.current) video.current.currentTime = to;
    play();
  };
  return (
    <>
      {wanted ? (
        <video ref={video} className={seen ? 'film is-seen' : 'film'} muted playsInline autoPlay disablePictureInPicture aria-hidden="true" tabIndex={-1} {...handlers} onTimeUpdate={({ currentTarget }) => setTime(currentTarget.currentTime)}>
          <FilmSources name={film} from={opens} />
          <track
            ref={(track) => {
              if (!track || !('track' in track)) return undefined;
              const cues = track.track;
              const read = () => {
                const cue = cues.activeCues?.[0];
                if (cue) setCaption((cue as VTTCue).text);
              };
              cues.mode = 'hidden';
              cues.addEventListener('cuechange', read);
              return () => cues.removeEventListener('cuechange', read);
            }}
            kind="captions"
            src={`/art/landers/film/captions-${locale}.vtt`}
            srcLang={locale}
            label={texts.captions}
            default
          />
        </video>
      ) : null}
      <div className="ask-words" data-asking={asking} data-seen={seen}>
        <p className="ask-caption">{caption}</p>
        {children}
        {asking ? null : (
          <button type="button" className="film-button ask-skip" onClick={() => jump(asked)}>
            {texts.skip}
          </button>
        )}
        <div className="ask-controls">
          <button type="button" className="film-button" onClick={() => jump(opens)}>
            <Icon name="arrow-counter-clockwise" />
            {texts.again}
          </button>
          <progress className="ask-progress" max={whole} value={shown} aria-hidden="true" />
          <span className="ask-time">
            {clockTime(shown)} / {clockTime(whole)}
          </span>
          <button type="button" className="film-button is-round" aria-label={rolling ? texts.pause : texts.play} onClick={rolling ? pause : play}>
            <Icon name={rolling ? 'pause' : 'play'} weight="fill" />
          </button>
        </div>
      </div>
    </>
  );
}
