import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { isStill } from '@/components/ui/is-still';
import { onStillness } from '@/components/ui/use-is-still';
import { afterFirstView, filmAllowed } from './film-allowed';

const connection = () => (navigator as Navigator & { connection?: Parameters<typeof filmAllowed>[1] }).connection;

/**
 * A silent film over its poster: fetched after the first view, and only where it may begin by itself or somebody presses play.
 * `rolling` says whether it moves, `seen` whether it ever did.
 */
export function useFilm() {
  const video = useRef<HTMLVideoElement>(null);
  const [wanted, setWanted] = useState(false);
  const [rolling, setRolling] = useState(false);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const stop = afterFirstView(() => setWanted(filmAllowed(isStill(), connection())));
    const unwatch = onStillness(() => {
      if (isStill()) video.current?.pause();
    });
    return () => {
      stop();
      unwatch();
    };
  }, []);

  const play = () => {
    setWanted(true);
    // Without the film element yet, it begins by itself once it is there; a browser that refuses leaves the poster.
    void video.current?.play().catch(() => setRolling(false));
  };
  const handlers = {
    onPlaying: () => {
      setRolling(true);
      setSeen(true);
    },
    onPause: () => setRolling(false),
    onEnded: () => setRolling(false),
    // React brings here what befalls a source too, and one that is for another screen counts as broken.
    onError: ({ target, currentTarget }: SyntheticEvent) => {
      if (target === currentTarget) setWanted(false);
    },
  };
  return { video, wanted, rolling, seen, play, pause: () => video.current?.pause(), handlers };
}
