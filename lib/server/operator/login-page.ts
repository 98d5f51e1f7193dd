// The operator page of the login. Decisions, 'Honesty and safety'.
import { markup, type Markup } from '@/lib/format/markup';
import { fault, operatorHtml, type OperatorPage } from './operator-frame';

/** What was typed, and why it did not let anybody in. */
export type Typed = { email?: string; trouble?: string };

export function loginHtml(page: OperatorPage, { email = '', trouble }: Typed): string {
  const { say } = page;
  const title = say('operator.login.title');
  const field = (name: string, input: Markup) => markup`<label><span class="label">${say(`operator.login.${name}`)}</span>${input}</label>`;
  const parts = [
    markup`<h1>${title}</h1>`,
    fault('login-fault', trouble),
    field('email', markup`<input type="email" name="email" autocomplete="username" required value="${email}">`),
    field('password', markup`<input type="password" name="password" autocomplete="current-password" required>`),
    markup`<button>${say('operator.login.submit')}</button>`,
  ];
  return operatorHtml(page, title, markup`<form class="card form login" method="post" action="/operator/login">${parts}</form>`);
}
