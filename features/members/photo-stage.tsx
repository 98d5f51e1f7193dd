'use client';

import { createContext, lazy, Suspense, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import type { ViewedMember } from './viewed-member';

const PhotoViewer = lazy(async () => ({ default: (await import('./photo-viewer')).PhotoViewer }));

type Stage = {
  /** Opens the viewer at a photo, counted from 0. */
  open: (index: number) => void;
  /** Brings a photo to the front of the large strip. */
  show: (index: number) => void;
};

const StageContext = createContext<Stage>({ open: () => undefined, show: () => undefined });
export const useStage = () => useContext(StageContext);

type PhotoStageProps = { member: ViewedMember; visitor: boolean; own: boolean; children: ReactNode };

/** The photos of a profile: what the server drew, and the viewer over it, which is fetched when it is first opened. */
export function PhotoStage({ member, visitor, own, children }: PhotoStageProps) {
  const [opened, setOpened] = useState<number | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const stage = useMemo<Stage>(
    () => ({
      open: setOpened,
      show: (index) => {
        const strip = frame.current?.querySelector('.photo-strip');
        const slide = strip?.children[index];
        if (strip && slide instanceof HTMLElement) strip.scrollTo({ left: slide.offsetLeft });
      },
    }),
    [],
  );
  return (
    <StageContext value={stage}>
      <div className="profile-gallery" ref={frame}>
        {children}
      </div>
      {opened === null ? null : (
        <Suspense fallback={null}>
          <PhotoViewer member={member} visitor={visitor} own={own} start={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </StageContext>
  );
}
