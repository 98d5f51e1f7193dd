'use client';

import { useEffect } from 'react';
import { titleWithCount } from '@/lib/format/badge';
import { useUnreadTotal } from '@/lib/stores/chat-store-provider';
import { useNewLikesTotal } from '@/lib/stores/likes-store-provider';

type Badges = { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

/** The number on the app's icon, where there is such a thing; where it fails, nothing is lost. (X07) */
async function showAppBadge(count: number): Promise<void> {
  const badges = navigator as Badges;
  try {
    await (count > 0 ? badges.setAppBadge?.(count) : badges.clearAppBadge?.());
  } catch {
    // Refused, or not installed.
  }
}

/** Unread messages and new likes before the title of every page, and on the app's icon. (T05) */
export function TitleCount() {
  const count = useUnreadTotal() + useNewLikesTotal();

  useEffect(() => {
    const show = () => {
      // Between two pages there is a moment without a title: one that is made then would stay beside the next.
      if (!document.title) return;
      const title = titleWithCount(document.title, count);
      if (title !== document.title) document.title = title;
    };
    show();
    // A page that is gone to brings a title of its own.
    const watch = new MutationObserver(show);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [count]);

  useEffect(() => void showAppBadge(count), [count]);

  return null;
}
