// How a payment stands, shown wherever its order is looked at: at the checkout, and at direct debit. (T12, X06)
import type { ReactNode } from 'react';
import { CreditsPill } from '@/components/layout/credits-pill';
import { OutcomeScreen } from '@/features/credits/outcome-screen';
import { getChat } from '@/lib/contract/chats';
import type { PayMethod } from '@/lib/contract/credits';
import type { Order } from '@/lib/contract/orders';
import { wayBack } from '@/lib/site/addresses/return-path';
import { matchRoute, pathTo } from '@/lib/site/addresses/routes';
import type { memberRequest } from '../page-request/site-request';

type Request = Awaited<ReturnType<typeof memberRequest>>;

/** With whom the conversation at a path is, though it may not have begun; undefined where it is none, or the server does not say. */
async function partnerAt(path: string | undefined, { call }: Pick<Request, 'call'>): Promise<string | undefined> {
  const route = matchRoute(path?.split(/[?#]/)[0] ?? '');
  const key = route?.name === 'chats-id' ? 'conversation' : route?.name === 'members-id-chat' ? 'member' : undefined;
  if (!route || !key) return undefined;
  return call(getChat, { query: { [key]: Number(route.params['id']) } }).then(({ conversation }) => conversation.profile.name, () => undefined);
}

export async function outcomePage(request: Request, order: Order, methods: readonly Pick<PayMethod, 'method'>[]): Promise<ReactNode> {
  const { site, user } = request;
  return (
    <OutcomeScreen
      order={order} intlLocale={site.intlLocale} canPayPal={methods.some(({ method }) => method === 'paypal')}
      partner={order.state === 'completed' ? await partnerAt(wayBack(order.back_to), request) : undefined}
      credits={user.paid_user ? <CreditsPill href={pathTo('credits')} credits={user.credits} /> : undefined}
    />
  );
}
