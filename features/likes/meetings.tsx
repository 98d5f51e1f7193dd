'use client';

import '@/styles/meeting.scss';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { useFreeMoment } from '@/components/ui/use-free-moment';
import { useLikesTab } from '@/lib/stores/likes-store-provider';
import { matchQueueOf, nameOf, type Meeting } from '@/lib/stores/match-queue';
import { LikeModal } from './like-modal';
import { MatchModal } from './match-modal';
import { onShownElsewhere, tellShown } from './shown-elsewhere';
import { useIntroduction } from './use-introduction';
import { useLikeAfter } from './use-like-after';
import { useLikesNews } from './use-likes-news';

/** Shows what waits, one after another: never over another dialog, never while somebody writes, and in one tab alone. (S19) */
export function Meetings() {
  const queue = matchQueueOf(useLikesTab());
  useLikesNews(queue);
  useIntroduction(queue);
  useLikeAfter(queue);

  const first = useStore(queue, ({ waiting }) => waiting[0]);
  const [shown, show] = useState<Meeting | null>(null);
  const isFree = useFreeMoment(first?.profile != null && first !== shown);
  if (first && isFree && first !== shown) show(first);

  // Two windows beside each other both show it: neither takes it away from the other.
  const heard = useEffectEvent((name: string) => {
    if (!shown || nameOf(shown) !== name) queue.getState().forget(name);
  });
  useEffect(() => onShownElsewhere((name) => heard(name)), []);
  useEffect(() => {
    if (shown) tellShown(nameOf(shown));
  }, [shown]);

  if (!first?.profile || first !== shown) return null;
  const Modal = first.kind === 'match' ? MatchModal : LikeModal;
  return <Modal key={nameOf(first)} profile={first.profile} onClose={queue.getState().leave} />;
}
