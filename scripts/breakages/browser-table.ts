// Deliberate breakages that a person would notice in the built app: each must make a journey in the browser fail. npm run breakages -- --browser
import type { Breakage } from './table';

export const browserBreakages: readonly Breakage[] = [
  // Money
  { id: 'S08', says: 'without script the button takes another sum than it said', file: 'lib/server/orders/place-order.ts', from: 'if (wish.amount !== amount || wish.currency', to: 'if (wish.currency', tests: 'e2e/credits.spec.ts' },
  { id: 'T12', says: 'a payment that its payer called off is undecided for ever', file: 'lib/queries/credits.ts', from: 'return pause ? Math.max', to: 'return pause < 0 ? Math.max', tests: 'e2e/mocked-walks.spec.ts' },
  { id: 'T12', says: 'a payment that failed offers no PayPal', file: 'features/credits/outcome-screen.tsx', from: "canPayPal && order.method !== 'paypal' ?", to: "canPayPal && order.method === 'paypal' ?", tests: 'e2e/credits.spec.ts' },
  // Retries
  { id: 'C01', says: 'a browser does not try again', file: 'lib/api/browser-call.ts', from: 'retries: requestRetries,', to: 'retries: 0,', tests: 'e2e/mocked-endpoints.spec.ts e2e/php-server.spec.ts' },
  { id: 'C01', says: 'a page that fails once is not drawn', file: 'lib/api/server.ts', from: 'retries: 1,', to: 'retries: 0,', tests: 'e2e/mocked-decides.spec.ts' },
  // Session
  { id: 'T01', says: 'a page whose call says that the session has ended leaves the member signed in', file: 'app/page-request/render-page.tsx', from: "    if (error.authenticationRequired && cookieValue((await headers()).get('cookie'), 'auth')) await clearEndedSession();\n", to: '', tests: 'e2e/mocked-decides.spec.ts' },
  { id: 'C08', says: 'who logs out stays on the page', file: 'features/shell/logout-form.tsx', from: '{ onSuccess: () => endSession(), onError: refused }', to: '{ onError: refused }', tests: 'e2e/php-server.spec.ts' },
  { id: 'T02', says: 'the root shows a member the home of visitors', file: 'app/[site]/[slug]/live/(frame)/(default)/page.tsx', from: "  if (user) redirect(pathTo('members', {}, passedOn(lb)));\n", to: '', tests: 'e2e/home.spec.ts' },
  // Badges
  { id: 'T06', says: 'a chat that is opened stays unread', file: 'lib/stores/chat-store.ts', from: 'if (conversation === null || !looking) return { open: conversation, looking: false };', to: 'return { open: conversation, looking: false };', tests: 'e2e/mocked-endpoints.spec.ts' },
  { id: 'T05', says: 'new likes do not count in the title', file: 'features/chat/live/title-count.tsx', from: 'useUnreadTotal() + useNewLikesTotal()', to: 'useUnreadTotal()', tests: 'e2e/likes.spec.ts' },
  { id: 'X07', says: 'a chat that could not be removed stays away', file: 'features/chat/menu/use-remove-conversation.ts', from: '      await client.fetchQuery({ ...chatsQuery, staleTime: 0 }).then(receiveChats, () => undefined);\n', to: '', tests: 'e2e/mocked-endpoints.spec.ts' },
  // Time bonus
  { id: 'T08', says: 'the countdown stays at zero', file: 'lib/stores/time-bonus-store.ts', from: 'if (left <= 0) clear();', to: 'if (left <= -5) clear();', tests: 'e2e/bonus.spec.ts' },
  { id: 'T10', says: 'its modal comes to who has credits', file: 'features/bonus/bonus-modal-when-due.tsx', from: '|| isClosed || credits !== 0)', to: '|| isClosed)', tests: 'e2e/bonus.spec.ts' },
];
