// Deliberate breakages of what counts most: each must make a test fail that carries its clause or bar, or the title that is named. npm run breakages.
export type Breakage = {
  /** The clause or bar that it breaks: a test with this id in its title must fail. */
  id: string;
  /** In the place of the id, where no test carries it: (a part of) the title of the test that must fail. */
  title?: string;
  /** What a person would notice. */
  says: string;
  file: string;
  /** Stands once in the file. */
  from: string;
  to: string;
  /** The test files, with blanks between. */
  tests: string;
};

/** Bars that tests carry as they carry clauses. */
export const bars: Readonly<Record<string, string>> = {
  M1: 'a payment is credited exactly once, and what was credited is paid for',
  M2: 'a purse never falls below zero',
  C1: 'a message that is sent again is one message and one debit',
  C4: 'a text that waits is its writer’s alone, whoever signs in on that browser',
  S8: 'wrong passwords lock, at most ten are looked at',
  'bar P14': 'what a server draws leaves nothing in its memory',
  'bar S16': 'the lock of an account is no weapon against its owner',
};

export const breakages: readonly Breakage[] = [
  // Money
  { id: 'M1', says: 'credits of an order are given again', file: 'lib/server/store/ledger-store.ts', from: '.onConflictDoNothing().returning({ id: creditLots.id });\n  if (!lot) return null;', to: '.onConflictDoUpdate({ target: creditLots.orderId, set: { left: amount } }).returning({ id: creditLots.id });\n  if (!lot) return null;', tests: 'lib/server/store/ledger-store.test.ts' },
  { id: 'M2', says: 'a purse goes below zero', file: 'lib/server/store/ledger-store.ts', from: '.where(and(eq(members.id, memberId), gte(members.credits, -amount)))', to: '.where(eq(members.id, memberId))', tests: 'lib/server/store/ledger-store.test.ts' },
  { id: 'M2', says: 'what a message cost is given back once more', file: 'lib/server/store/ledger-store.ts', from: 'if (whole === 0) return null;', to: 'if (whole < 0) return null;', tests: 'lib/server/store/ledger-store.test.ts' },
  { id: 'M2', says: 'a message that costs is sent without credits', file: 'lib/server/store/ledger-store.ts', from: "if (balance === undefined) throw new Failure('not_enough_credits', { params: { credits: amount } });", to: 'if (balance === undefined) return 0;', tests: 'lib/server/routes/send-message.test.ts lib/server/store/ledger-store.test.ts' },
  { id: 'M1', title: 'gives nothing, and is logged for people', says: 'a payment of another sum gives the credits', file: 'lib/server/settle-order.ts', from: 'payment.amount.amount === order.amount && ', to: '', tests: 'lib/server/routes/order-calls.test.ts' },
  { id: 'M1', title: 'gives nothing, and is logged for people', says: 'a payment in another currency gives the credits', file: 'lib/server/settle-order.ts', from: ' && payment.amount.currency === order.currency', to: '', tests: 'lib/server/routes/order-calls.test.ts' },
  { id: 'M1', title: 'gives nothing, and is logged for people', says: 'a payment for something else gives the credits', file: 'lib/server/settle-order.ts', from: 'payment.reference === order.key && ', to: '', tests: 'lib/server/routes/order-calls.test.ts' },
  { id: 'S08', title: 'a price that is another by now', says: 'an order costs what its button said, whatever the bundle does', file: 'lib/server/place-order.ts', from: 'if (wish.amount !== amount || wish.currency', to: 'if (wish.currency', tests: 'lib/server/routes/order-calls.test.ts' },
  { id: 'E14', says: 'a code that was used counts again', file: 'lib/server/place-order.ts', from: "if (used.some(({ state }) => state === 'completed' || state === 'refunded'))", to: 'if (used.length < 0)', tests: 'lib/server/routes/find-discount.test.ts lib/server/routes/order-calls.test.ts' },
  { id: 'E14', says: 'two orders at the same moment both have a code that counts once', file: 'lib/server/place-order.ts', from: 'if (taken) throw codeTaken(taken);', to: '', tests: 'lib/server/routes/order-calls.test.ts' },
  { id: 'C1', says: 'a message that is sent again is another', file: 'lib/server/routes/send-message.ts', from: 'receiverId: receiver.id, clientId: body.client_id, now', to: 'receiverId: receiver.id, clientId: `${body.client_id}${now.getTime()}${Math.random()}`, now', tests: 'lib/server/routes/send-message.test.ts' },
  { id: 'C1', says: 'of two that send the same at once both are paid for', file: 'lib/server/store/send-message.ts', from: '.values({ conversationId, senderId, clientId, text,', to: '.values({ conversationId, senderId, clientId: `${clientId}${Math.random()}`, text,', tests: 'lib/server/routes/send-message.test.ts' },
  { id: 'S14', says: 'a purchase can be undone a day too long', file: 'lib/server/domain/withdrawal-period.ts', from: 'if (daysLeft < 0) return null;', to: 'if (daysLeft < -1) return null;', tests: 'lib/server/domain/withdrawal-period.test.ts' },
  { id: 'S14', says: 'money of a chargeback is paid back once more', file: 'lib/server/domain/withdrawal-period.ts', from: ', order.amount - order.returned);', to: ', order.amount);', tests: 'lib/server/domain/withdrawal-period.test.ts' },
  // Discounts
  { id: 'B02', says: 'the welcome discount is another', file: 'lib/site/constants.ts', from: 'percentage: 25, actFast: 4', to: 'percentage: 20, actFast: 4', tests: 'lib/site/constants.test.ts lib/server/domain/discount-rules.test.ts' },
  { id: 'E14', says: 'a code of somebody else counts', file: 'lib/server/domain/discount-rules.ts', from: '(row.memberId === null || row.memberId === member.id)', to: 'true', tests: 'lib/server/domain/discount-rules.test.ts' },
  { id: 'E14', says: 'a code of another country counts', file: 'lib/server/domain/discount-rules.ts', from: '(row.country === null || row.country === member.country)', to: 'true', tests: 'lib/server/domain/discount-rules.test.ts' },
  { id: 'E14', says: 'a code that was stopped counts', file: 'lib/server/domain/discount-rules.ts', from: "row.status === 'active' && ", to: '', tests: 'lib/server/domain/discount-rules.test.ts' },
  { id: 'E14', says: 'a code that is over counts', file: 'lib/server/domain/discount-rules.ts', from: 'if (row.expiresAt && row.expiresAt <= now) throw', to: 'if (row.expiresAt && row.expiresAt < new Date(0)) throw', tests: 'lib/server/domain/discount-rules.test.ts' },
  { id: 'E14', says: 'a code for larger orders counts for a small one', file: 'lib/server/domain/discount-rules.ts', from: 'order.price < discount.minimum', to: 'order.price < 0', tests: 'lib/server/domain/discount-rules.test.ts' },
  { id: 'E14', says: 'a code in other money counts', file: 'lib/server/domain/discount-rules.ts', from: 'discount.currency !== null && discount.currency !== order.currency', to: 'discount.currency === order.currency', tests: 'lib/server/domain/discount-rules.test.ts' },
  { id: 'E14', says: 'a code for another way to pay counts', file: 'lib/server/domain/discount-rules.ts', from: 'discount.methods !== null && !discount.methods.includes(order.method)', to: 'discount.methods === null', tests: 'lib/server/domain/discount-rules.test.ts' },
  { id: 'V06', says: 'a code of who has bought says that it is over, not that it was used', file: 'lib/server/domain/discount-rules.ts', from: "if (occasion.bought) throw refused('code_used');", to: '', tests: 'lib/server/domain/discount-rules.test.ts' },
  { id: 'T08', says: 'who has bought is offered the saving of new members', file: 'lib/server/domain/discount-rules.ts', from: 'if (bought || now >= expires) return null;', to: 'if (now >= expires) return null;', tests: 'lib/server/domain/discount-rules.test.ts' },
  { id: 'T08', says: 'the saving of new members does not end', file: 'lib/server/domain/discount-rules.ts', from: 'if (bought || now >= expires) return null;', to: 'if (bought) return null;', tests: 'lib/server/domain/discount-rules.test.ts' },
  { id: 'T08', says: 'the saving of new members is offered while an order with it is under way', file: 'lib/server/domain/discount-rules.ts', from: 'if (newMemberCodes.some((code) => held.includes(code))) return null;', to: '', tests: 'lib/server/routes/orders-under-way.test.ts' },
  { id: 'E14', says: 'an order under way is called off by the next with its code', file: 'lib/server/settle-order.ts', from: '!isUnderWay && (await payments.cancel(paymentId))', to: 'await payments.cancel(paymentId)', tests: 'lib/server/routes/orders-under-way.test.ts' },
  { id: 'E14', says: 'the saving of the first purchase can be paid after another', file: 'lib/server/settle-order.ts', from: "if (settled.credits !== null && state === 'completed') await callOffOvertaken(parts, order.memberId);", to: '', tests: 'lib/server/routes/order-overtaken.test.ts' },
  { id: 'T09', says: 'the welcome discount takes the place of the time bonus', file: 'lib/server/domain/discount-rules.ts', from: 'return timeBonusOn ? ownDiscount(', to: 'return !timeBonusOn ? ownDiscount(', tests: 'lib/server/domain/discount-rules.test.ts' },
  // Answers
  { id: 'C05', says: 'a fault that PHP prints with a good status makes a form done', file: 'app/forms/send-form.ts', from: 'answer: readAnswer(endpoint, response.status, await response.text())', to: 'answer: {} as never', tests: 'app/forms/php-fault.test.ts', title: 'is not done' },
  { id: 'C14', says: 'a refusal with a good status is an empty list', file: 'lib/api/read-answer.ts', from: 'if (refused) throw refused;', to: '', tests: 'lib/api/call-answers.test.ts', title: 'a refusal with a good status' },
  // Retries
  { id: 'C01', says: 'a call is not repeated often enough', file: 'lib/site/constants.ts', from: 'export const requestRetries = 5;', to: 'export const requestRetries = 4;', tests: 'lib/api/call.test.ts' },
  { id: 'C01', says: 'a browser does not try again', file: 'lib/api/browser-call.ts', from: 'retries: requestRetries,', to: 'retries: 0,', tests: 'lib/api/browser.test.ts' },
  { id: 'C01', says: 'a page waits for five more tries', file: 'lib/api/server.ts', from: 'retries: 1,', to: 'retries: 5,', tests: 'lib/api/server.test.ts' },
  { id: 'C01', says: 'a refusal is asked again', file: 'lib/api/call.ts', from: '(error.status === 0 || error.status === 429 || error.status >= 500)', to: '(error.status === 0 || error.status >= 400)', tests: 'lib/api/call.test.ts' },
  { id: 'X02', says: 'a login that was refused for its number is sent again', file: 'lib/api/call.ts', from: '!answered && !locks &&', to: '!answered &&', tests: 'lib/api/call.test.ts' },
  { id: 'C01', says: 'the pauses do not grow', file: 'lib/api/call.ts', from: 'transport.firstPause * 2 ** attempts', to: 'transport.firstPause', tests: 'lib/api/call.test.ts' },
  { id: 'C01', says: 'Retry-After is overlooked', file: 'lib/api/call.ts', from: 'error.retryAfter ?? steady / 2', to: 'steady / 2', tests: 'lib/api/call.test.ts' },
  { id: 'C03', says: 'calls of the user come without their header', file: 'lib/api/call.ts', from: "endpoint.path.endsWith('user.php') ? { 'x-request-type': 'client' } : {}", to: "endpoint.path.endsWith('nobody.php') ? { 'x-request-type': 'client' } : {}", tests: 'lib/api/call.test.ts' },
  { id: 'C15', says: 'a repeat is no repeat to the server', file: 'lib/api/call.ts', from: "{ 'idempotency-key': transport.newKey() }", to: '{}', tests: 'lib/api/call.test.ts lib/api/browser.test.ts' },
  { id: 'T17', says: 'a page whose code does not come is reloaded for ever', file: 'features/shell/chunk-reload.ts', from: '>= chunkReloadGuard', to: '>= 0', tests: 'features/shell/chunk-reload.test.tsx' },
  { id: 'T17', says: 'a page whose code does not come is not reloaded', file: 'features/shell/chunk-reload.ts', from: 'if (leaves) reload();', to: 'if (leaves) return;', tests: 'features/shell/chunk-reload.test.tsx' },
  { id: 'T17', says: 'a page whose script does not come is reloaded for ever', file: 'lib/site/lost-scripts.ts', from: '${chunkReloadGuard}>Date.now()', to: '0>Date.now()', tests: 'lib/site/lost-scripts.test.ts' },
  { id: 'T17', says: 'a page whose script does not come is not reloaded', file: 'lib/site/lost-scripts.ts', from: 's.setItem(k,Date.now());location.reload()', to: 's.setItem(k,Date.now())', tests: 'lib/site/lost-scripts.test.ts' },
  { id: 'B06', says: 'the minute between two reloads is another', file: 'lib/site/constants.ts', from: 'export const chunkReloadGuard = 60 * second;', to: 'export const chunkReloadGuard = 30 * second;', tests: 'features/shell/chunk-reload.test.tsx lib/site/constants.test.ts' },
  // Session
  { id: 'T01', says: 'the end of a session is not noticed', file: 'lib/api/error-of.ts', from: "status === 403 && (body?.authentication_required === true || known === 'authentication_required')", to: 'false', tests: 'lib/api/call-answers.test.ts' },
  { id: 'T01', says: 'any 403 ends the session', file: 'lib/api/error-of.ts', from: "status === 403 && (body?.authentication_required === true || known === 'authentication_required')", to: 'status === 403', tests: 'lib/api/call-answers.test.ts' },
  { id: 'T01', says: 'the end of a session is told to nobody', file: 'lib/api/browser-call.ts', from: 'if (error instanceof ApiError && error.authenticationRequired) sessionEnded();', to: '', tests: 'lib/api/browser.test.ts features/shell/session-end.test.tsx' },
  { id: 'T01', says: 'who is signed out elsewhere still sees the page', file: 'features/shell/session-end.tsx', from: 'if (isNobody) endSession();', to: '', tests: 'features/shell/session-end.test.tsx' },
  { id: 'T01', says: 'a session that ended in another tab goes on here', file: 'features/shell/session-end.tsx', from: "if (word === 'logout' || word === 'ended') endSession({ heard: true });", to: '', tests: 'features/shell/session-end.test.tsx' },
  { id: 'T02', says: 'who logs out stays on the page', file: 'features/shell/logout-form.tsx', from: '{ onSuccess: () => endSession(), onError: refused }', to: '{ onError: refused }', tests: 'features/shell/session-end.test.tsx' },
  { id: 'T02', says: 'who logs out leaves texts behind', file: 'features/shell/end-session.ts', from: 'forgetChats({ keepTexts: !leaving });', to: 'forgetChats({ keepTexts: true });', tests: 'features/shell/session-end.test.tsx' },
  { id: 'C08', says: 'logging out does not end the session on the server', file: 'lib/server/routes/session-calls.ts', from: 'const ended = token ? await endSession(parts.db, token) : null;', to: 'const ended = token ? await endSession(parts.db, `${token} `) : null;', tests: 'lib/server/routes/session-calls.test.ts' },
  { id: 'C02', says: 'a session that ran out still opens', file: 'lib/server/store/session-store.ts', from: 'gt(sessions.expiresAt, now), eq(members.siteId, siteId)));\n  return found && found.member.deletedAt', to: 'eq(members.siteId, siteId)));\n  return found && found.member.deletedAt', tests: 'lib/server/routes/session-calls.test.ts' },
  { id: 'C02', says: 'a session of one site opens another', file: 'lib/server/store/session-store.ts', from: 'gt(sessions.expiresAt, now), eq(members.siteId, siteId)));\n  return found && found.member.deletedAt', to: 'gt(sessions.expiresAt, now)));\n  return found && found.member.deletedAt', tests: 'lib/server/routes/session-calls.test.ts' },
  { id: 'C02', says: 'a session that is used ends all the same', file: 'lib/server/store/session-store.ts', from: '.set({ expiresAt: new Date(now.getTime() + authCookieLife) })', to: '.set({ expiresAt: new Date(now.getTime() + 60_000) })', tests: 'lib/server/routes/session-calls.test.ts' },
  { id: 'C02', says: 'the session lasts a day less', file: 'lib/site/constants.ts', from: 'export const authCookieLife = 30 * day;', to: 'export const authCookieLife = 29 * day;', tests: 'lib/server/routes/session-calls.test.ts' },
  { id: 'C02', says: 'a script can read the session', file: 'lib/server/session-cookie.ts', from: '; HttpOnly; SameSite=Lax${', to: '; SameSite=Lax${', tests: 'lib/server/session-cookie.test.ts' },
  { id: 'S11', title: 'the other browsers are signed out', says: 'a new password leaves the other browsers signed in', file: 'lib/server/routes/change-password.ts', from: 'return body.end_others === false ? [] : endSessionsBut(tx, id, session.id);', to: 'return [];', tests: 'lib/server/routes/change-password.test.ts' },
  { id: 'X03', title: 'ends every other session', says: 'a password that was reset leaves the other browsers signed in', file: 'lib/server/routes/reset-password.ts', from: 'return endSessionsOf(tx, member.id);', to: 'return [];', tests: 'lib/server/routes/reset-password.test.ts' },
  { id: 'X02', says: 'an account is not locked', file: 'lib/server/guards/password-tries.ts', from: '{ size: 5, every: 15 * minute }', to: '{ size: 500, every: 15 * minute }', tests: 'lib/server/routes/sign-in.test.ts' },
  { id: 'S8', says: 'a network address may guess without end', file: 'lib/server/guards/password-tries.ts', from: '{ size: 10, every: 5 * minute }', to: '{ size: 1000, every: 5 * minute }', tests: 'lib/server/routes/sign-in.test.ts' },
  { id: 'bar S16', says: 'whoever tries passwords from everywhere locks the owner out', file: 'lib/server/guards/password-tries.ts', from: 'const whole = !browser &&', to: 'const whole =', tests: 'lib/server/routes/sign-in.test.ts' },
  { id: 'C4', says: 'texts of one member are another’s', file: 'lib/stores/chat-store-memory.ts', from: 'const home = `${textPrefix}${viewer}:`;', to: 'const home = `${textPrefix}:`;', tests: 'lib/stores/chat-store-outbox.test.ts lib/stores/chat-store-memory.test.ts' },
  // Accounts
  { id: 'R16', says: 'a thief’s link takes back what the owner has taken back', file: 'lib/server/store/undo-links.ts', from: 'if (mailbox) await closeElsewhere(', to: 'if (!mailbox) await closeElsewhere(', tests: 'lib/server/routes/undo-links.test.ts' },
  { id: 'R16', says: 'the owner’s link is dead once the thief has deleted the account', file: 'lib/server/routes/mail-change.ts', from: "(kind === 'undo' && isLeaving(member, caller.now))", to: 'false', tests: 'lib/server/routes/undo-links.test.ts' },
  { id: 'B05', says: 'the payment company can charge whoever is erased', file: 'lib/server/store/forget-payer.ts', from: '  await notePayers(tx, memberId, now);\n', to: '', tests: 'lib/server/let-payers-go.test.ts' },
  { id: 'S11', says: 'who is blocked takes a message back', file: 'lib/server/store/unsend-message.ts', from: "    if (await areApart(tx, memberId, theirs.memberId)) throw new Failure('not_found');\n", to: '', tests: 'lib/server/routes/unsend-message.test.ts' },

  // Badges
  { id: 'S21', says: 'a badge says 100', file: 'lib/format/badge.ts', from: 'count > badgeCeiling ?', to: 'count > badgeCeiling + 1 ?', tests: 'lib/format/badge.test.ts' },
  { id: 'T05', says: 'the title counts in other brackets', file: 'lib/format/badge.ts', from: '`(${count}) ${bare}`', to: '`[${count}] ${bare}`', tests: 'lib/format/badge.test.ts' },
  { id: 'T05', says: 'new likes do not count in the title', file: 'features/chat/title-count.tsx', from: 'useUnreadTotal() + useNewLikesTotal()', to: 'useUnreadTotal()', tests: 'features/chat/live-updates.test.tsx' },
  { id: 'T05', says: 'the app’s icon counts from ten on', file: 'features/chat/title-count.tsx', from: 'count > 0 ? badges.setAppBadge?.(count)', to: 'count > 9 ? badges.setAppBadge?.(count)', tests: 'features/chat/title-count.test.tsx' },
  { id: 'T05', says: 'the app’s icon keeps a number where nothing is new', file: 'features/chat/title-count.tsx', from: ' : badges.clearAppBadge?.()', to: ' : undefined', tests: 'features/chat/title-count.test.tsx' },
  { id: 'T05', says: 'a badge that is refused breaks the page', file: 'features/chat/title-count.tsx', from: '  } catch {\n    // Refused, or not installed.\n  }', to: '  } catch (error) {\n    throw error;\n  }', tests: 'features/chat/live-updates.test.tsx' },
  { id: 'S22', says: 'low credits warn too early', file: 'lib/site/constants.ts', from: 'export const lowCredits = 10;', to: 'export const lowCredits = 11;', tests: 'features/shell/member-bars.test.tsx' },
  { id: 'S22', says: 'no credits at all are orange, few are red', file: 'components/layout/credits-pill.tsx', from: "credits > 0 ? 'warning' : 'danger'", to: "credits > 0 ? 'danger' : 'warning'", tests: 'features/shell/member-bars.test.tsx' },
  { id: 'S22', says: 'the badge of low credits is red', file: 'styles/_surfaces.scss', from: '&.is-warning {\n    background: var(--secondary);', to: '&.is-warning {\n    background: var(--danger-fill);', tests: 'styles/sheets.test.ts' },
  { id: 'T06', says: 'a chat that is opened stays unread', file: 'lib/stores/chat-store.ts', from: 'chats: state.chats && withReadMark(state.chats, conversation, Infinity)', to: 'chats: state.chats', tests: 'lib/stores/chat-store.test.ts' },
  { id: 'T06', says: 'a chat that was read elsewhere stays unread here', file: 'lib/stores/chat-store-list.ts', from: 'each === chat ? { ...each, num_unread_messages: 0 } : each', to: 'each', tests: 'lib/stores/chat-store.test.ts' },
  { id: 'T06', says: 'an older read takes away what is new', file: 'lib/stores/chat-store-list.ts', from: ' || lastId(chat) > upTo) return chats;', to: ') return chats;', tests: 'lib/stores/chat-store.test.ts' },
  { id: 'C17', says: 'the user is asked for too seldom', file: 'lib/site/constants.ts', from: 'export const refetchInterval = 60 * second;', to: 'export const refetchInterval = 90 * second;', tests: 'features/chat/live-updates.test.tsx' },
  { id: 'C17', says: 'the user is first asked for too early', file: 'lib/site/constants.ts', from: 'export const firstRefetchDelay = 5 * second;', to: 'export const firstRefetchDelay = 1 * second;', tests: 'features/chat/live-updates.test.tsx' },
  { id: 'C17', says: 'with push the user is asked for as often as without', file: 'features/chat/use-refetch.ts', from: 'subscribed ? refetchIntervalWithPush : refetchInterval', to: 'refetchInterval', tests: 'features/chat/live-updates.test.tsx' },
  { id: 'T19', says: 'without a stream chats and likes stay as they were', file: 'features/chat/use-refetch.ts', from: 'else if (!behind) asked.push(', to: 'else if (behind) asked.push(', tests: 'features/chat/live-updates.test.tsx' },
  { id: 'T19', says: 'a pushed message loads nothing', file: 'features/chat/use-refetch.ts', from: "if (data?.type !== 'push') return;", to: "if (data?.type !== 'pull') return;", tests: 'features/chat/live-updates.test.tsx' },
  { id: 'bar P14', says: 'a server keeps every search that it drew for half an hour', file: 'lib/queries/kept-for.ts', from: "typeof window === 'undefined' ? Infinity : 30 * 60_000", to: '30 * 60_000', tests: 'tests/rendered-kept.test.ts' },
  // Time bonus
  { id: 'B01', says: 'the time bonus lasts an hour more', file: 'lib/site/constants.ts', from: 'window: 14_400 * second', to: 'window: 18_000 * second', tests: 'lib/site/constants.test.ts lib/server/domain/discount-rules.test.ts' },
  { id: 'T08', says: 'who has paid is offered it', file: 'lib/site/new-member-offer.ts', from: 'if (!user || user.paid_user) return null;', to: 'if (!user) return null;', tests: 'lib/site/new-member-offer.test.ts' },
  { id: 'C12', says: 'what the page was asked with does not reach discountcode.php', file: 'app/find-discount.ts', from: 'passedThrough(Object.entries(query))', to: '({} as Record<string, string>)', tests: 'app/find-discount.test.ts' },
  { id: 'T09', says: 'the welcome discount goes before it', file: 'lib/site/new-member-offer.ts', from: '  if (timeBonusOn !== false) {', to: '  if (timeBonusOn !== false && !welcome) {', tests: 'lib/site/new-member-offer.test.ts' },
  { id: 'T08', says: 'the countdown begins again after zero', file: 'lib/stores/time-bonus-store.ts', from: 'if (offer.endsAt !== known) {', to: 'if (!store.getState().offer) {', tests: 'lib/stores/time-bonus-store.test.ts' },
  { id: 'T08', says: 'an older answer puts the countdown back', file: 'lib/stores/time-bonus-store.ts', from: '|| seconds >= told) return;', to: ') return;', tests: 'lib/stores/time-bonus-store.test.ts' },
  { id: 'T08', says: 'the countdown stays at zero', file: 'lib/stores/time-bonus-store.ts', from: 'if (left <= 0) clear();', to: 'if (left <= -5) clear();', tests: 'lib/stores/time-bonus-store.test.ts' },
  { id: 'T08', says: 'the countdown goes on after the end of a session', file: 'features/bonus/use-time-bonus.ts', from: 'onSessionEnded(bonus.clear), ', to: '', tests: 'features/bonus/bonus.test.tsx' },
  { id: 'T08', says: 'the countdown goes on after a logout in another tab', file: 'features/bonus/use-time-bonus.ts', from: "word === 'logout' || word === 'ended' ? bonus.clear() : undefined", to: 'word ? undefined : bonus.clear()', tests: 'features/bonus/bonus.test.tsx' },
  { id: 'T08', says: 'who has bought still sees it', file: 'features/bonus/use-time-bonus.ts', from: 'user === null || user?.paid_user === true', to: 'user === null', tests: 'features/bonus/bonus.test.tsx' },
  { id: 'T11', says: 'its banner stands on every page', file: 'features/bonus/bonus.tsx', from: 'if (!new RegExp(area).test(path)) return null;', to: 'if (path === area) return null;', tests: 'features/bonus/bonus.test.tsx' },
  { id: 'R23', says: 'the settings are in the members area', file: 'lib/site/members-area.ts', from: '.filter(({ membersArea }) => membersArea)', to: '.filter(({ membersArea, member }) => membersArea ?? member)', tests: 'lib/site/members-area.test.ts lib/site/routes.test.ts features/bonus/bonus.test.tsx' },
  { id: 'T10', says: 'its modal comes outside the members area', file: 'features/bonus/bonus.tsx', from: '  if (!new RegExp(area).test(path)) return null;\n  return (\n    <>\n', to: '  if (!new RegExp(area).test(path)) return isVisible ? <BonusModalWhenDue offer={offer} countdown={countdown} path={path} /> : null;\n  return (\n    <>\n', tests: 'features/bonus/bonus.test.tsx' },
  { id: 'T10', says: 'its modal comes too soon', file: 'lib/site/constants.ts', from: 'modalDelay: 40 * second', to: 'modalDelay: 30 * second', tests: 'features/bonus/bonus.test.tsx' },
  { id: 'T10', says: 'its modal comes too late', file: 'lib/site/constants.ts', from: 'modalDelay: 40 * second', to: 'modalDelay: 50 * second', tests: 'features/bonus/bonus.test.tsx' },
  { id: 'T10', says: 'its modal comes to who has credits', file: 'features/bonus/bonus-modal-when-due.tsx', from: '|| isClosed || credits !== 0)', to: '|| isClosed)', tests: 'features/bonus/bonus.test.tsx' },
  { id: 'E15', says: 'its modal comes again after it was closed', file: 'features/bonus/bonus-modal-when-due.tsx', from: '|| isClosed || credits !== 0)', to: '|| credits !== 0)', tests: 'features/bonus/bonus.test.tsx' },
  // What a page says and shows
  { id: 'E01', says: 'who has paid is not known as such', file: 'lib/contract/user.ts', from: 'paid_user: off,', to: 'paid_user: z.pipe(z.nullish(flag), z.transform(() => false)),', tests: 'lib/contract/site-settings.test.ts' },
  { id: 'E01', says: 'mails that bounce are not told of', file: 'lib/contract/user.ts', from: 'notifications_disabled: list(z.string()),', to: 'notifications_disabled: z.pipe(z.unknown(), z.transform(() => [])),', tests: 'lib/contract/site-settings.test.ts' },
  { id: 'E02', says: 'the picture of an auto-like is not read', file: 'lib/contract/person.ts', from: '  match: text,\n', to: '', tests: 'lib/contract/site-settings.test.ts' },
  { id: 'E05', says: 'the discount of who stays is no number', file: 'lib/contract/site-settings.ts', from: 'delete_discount: maybe(number),', to: 'delete_discount: text,', tests: 'lib/contract/site-settings.test.ts' },
  { id: 'A03', says: 'the claim stands without its source', file: 'features/premium/premium-screen.tsx', from: '{claimSource ? (', to: '{claimSource !== null ? (', tests: 'features/premium/premium-screens.test.tsx' },
  { id: 'A03', says: 'a free member who presses a private photo is not told of Premium', file: 'features/members/upgrade-door.tsx', from: 'if (!asked) return null;', to: 'if (!asked || asked) return null;', tests: 'features/members/upgrade-door.test.tsx' },
  { id: 'A05', says: 'a fictional profile has no label on its card', file: 'components/media/person-photo.tsx', from: '{!fictional ? null : variant ===', to: "{!fictional || variant === 'card' ? null : variant ===", tests: 'components/media/person-photo.test.tsx features/members/member-results.test.tsx' },
  { id: 'A15', says: 'the chat layout has a footer', file: 'features/shell/chat-shell.tsx', from: 'bottomNav={user ? <MemberBottomNav /> : undefined}>', to: 'footer={<footer>{site.name}</footer>} bottomNav={user ? <MemberBottomNav /> : undefined}>', tests: 'features/shell/default-shell.test.tsx' },
  { id: 'A15', says: 'visitors of every country are warned in the chat layout', file: 'app/[site]/[slug]/live/(frame)/(chat)/layout.tsx', from: 'layout="chat"', to: 'layout="default"', tests: 'app/entry-warning.test.tsx' },
  { id: 'A16', says: 'visitors of every country are warned on a lander', file: 'app/[site]/[slug]/cached/(lander)/layout.tsx', from: 'layout="lander"', to: 'layout="default"', tests: 'app/entry-warning.test.tsx' },
  { id: 'A16', says: 'nobody is warned on a lander', file: 'app/[site]/[slug]/live/(lander)/layout.tsx', from: '{user ? null : <EntryWarning settings={settings} layout="lander" />}', to: '', tests: 'app/entry-warning.test.tsx' },
  { id: 'B07', says: 'visitors in Belgium are warned on landers', file: 'lib/site/constants.ts', from: "['NL', 'DE'] as const;", to: "['NL', 'DE', 'BE'] as const;", tests: 'features/site-entry/entry-warning.test.tsx' },
  { id: 'S26', says: 'the general site is blue', file: 'styles/_niches.scss', from: "[data-niche='general'] {\n  --h1: 4;", to: "[data-niche='general'] {\n  --h1: 240;", tests: 'styles/sheets.test.ts' },
  { id: 'S26', says: 'what is unread is pink like the rest', file: 'styles/_tokens.scss', from: '--unread: oklch(0.52 var(--cu) var(--hu));', to: '--unread: oklch(0.52 var(--c1) var(--h1));', tests: 'styles/sheets.test.ts' },
];
