// The operator page of the login. Decisions, 'Honesty and safety'.
import { markup } from '@/lib/format/markup';
import { fault, operatorHtml, type OperatorPage } from './operator-frame';

/** What was typed, and why it did not let anybody in. */
export type Typed = { email?: string; trouble?: string };

export function loginHtml(page: OperatorPage, { email = '', trouble }: Typed): string {
  const { say } = page;
  const body = markup`<form class="card form login" method="post" action="/operator/login"><h1>${say('operator.login.title')}</h1>${fault('login-fault', trouble)}<label><span class="label">${say('operator.login.email')}</span><input type="email" name="email" autocomplete="username" required value="${email}"></label><label><span class="label">${say('operator.login.password')}</span><input type="password" name="password" autocomplete="current-password" required></label><button>${say('operator.login.submit')}</button></form>`;
  return operatorHtml(page, say('operator.login.title'), body);
}
