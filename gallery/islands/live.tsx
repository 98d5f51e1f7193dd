'use client';

// What happens to a page in the product while it stands: news, unsent messages, a server that is silent, a screen that breaks.
import { useEffect, useRef, type ComponentProps } from 'react';
import { createRoot } from 'react-dom/client';
import { showToast, type ToastMessage } from '@/components/ui/toasts';
import { BonusBanner } from '@/features/bonus/bonus-banner';
import { ResultsPager } from '@/features/members/results-pager';
import { LastErrorScreen } from '@/features/shell/last-error-screen';
import { RenderErrorScreen } from '@/features/shell/render-error-screen';
import { PushStep } from '@/features/signup/push-step';
import { useChatTab } from '@/lib/stores/chat-store-provider';
import type { OutboxEntry } from '@/lib/stores/chat-store-entry';

/** A toast, held as a pointer on it holds it. */
export function Say({ toast }: { toast: ToastMessage }) {
  useEffect(() => {
    showToast(toast);
    const timer = setInterval(() => document.querySelector('.toast')?.dispatchEvent(new PointerEvent('pointerenter')), 200);
    return () => clearInterval(timer);
  }, [toast]);
  return null;
}

export const DrawnBonusBanner = (props: ComponentProps<typeof BonusBanner>) => <BonusBanner {...props} />;

/** What the tab knows of its conversations beside what the server has said. */
export function ChatNews({ outbox = [], typing = [] }: { outbox?: OutboxEntry[]; typing?: number[] }) {
  const { store } = useChatTab();
  useEffect(() => {
    const later = setTimeout(() => store.setState({ outbox, typing: Object.fromEntries(typing.map((each) => [each, Date.now() + 600_000])) }));
    return () => clearTimeout(later);
  }, [store, outbox, typing]);
  return null;
}

/** The step of sign-up that asks for push; it stays where in the product the next one comes. */
export const StandingPushStep = (props: Omit<ComponentProps<typeof PushStep>, 'onDone' | 'skip'>) => <PushStep {...props} skip={null} onDone={() => undefined} />;


/** More members were asked for. */
export function Pager({ loading, failed }: { loading: boolean; failed: boolean }) {
  return <ResultsPager beside={{}} next="2" found={{ hasMore: true, loading, failed, loadMore: () => undefined }} count={5} />;
}

/** A screen that broke; `message` is the error's own. */
export const BrokenScreen = ({ message }: { message: string }) => <RenderErrorScreen error={new Error(message)} reset={() => undefined} />;

const likeThisPage = 'allow-same-origin allow-scripts';

/** The document of the last error, in a frame: it takes the place of the whole page in the product. */
export function LastError() {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (!inner) return undefined;
    const root = createRoot(inner);
    root.render(<LastErrorScreen />);
    const sheets = [...document.querySelectorAll('link[rel=stylesheet], style')].map((each) => each.cloneNode(true));
    const timer = setTimeout(() => inner.head?.append(...sheets), 100);
    return () => {
      clearTimeout(timer);
      setTimeout(() => root.unmount());
    };
  }, []);
  return <iframe ref={frame} className="gallery-whole" title="The last error" sandbox={likeThisPage} />;
}
