import { describe, expect, test } from 'vitest';
import { changes, type Endpoint } from './endpoint';
import { endpoints, type EndpointName } from './endpoints';
import { errorTable } from './error-codes';
import { summaries } from './summaries';
import { fullAnswers } from './testing/full-answers';
import { phpAnswers } from './testing/php-answers';

const names = Object.keys(endpoints) as EndpointName[];
const all: Record<EndpointName, Endpoint> = endpoints;
/** What is left of an answer once it has been over the wire. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('a full answer', () => {
  test.each(names)('%s comes through whole, and reads the same when it is sent on', (name) => {
    const { response } = all[name];
    const once = response.parse(sent(fullAnswers[name]));
    expect(sent(once)).toEqual(sent(fullAnswers[name]));
    expect(response.parse(sent(once))).toEqual(once);
  });
});

describe('the answer of a PHP server that knows only the documented fields', () => {
  const rows = names.flatMap((name) => phpAnswers[name].map(({ says, wire, read }) => ({ name, says, wire, read })));

  test.each(rows)('$name: $says', ({ name, wire, read }) => {
    expect(sent(all[name].response.parse(sent(wire)))).toEqual(read);
  });
});

describe('declared calls', () => {
  test('[C03, C04, C05, C06, C08, C13, C14, C15] the documented ones have the documented method and path', () => {
    const declared = Object.fromEntries(names.map((name) => [name, `${all[name].method} ${all[name].path}`]));
    expect(declared).toMatchObject({
      getUser: 'GET /api/user.php', login: 'POST /api/user.php', saveLanguage: 'PUT /api/user.php', savePush: 'POST /api/user.php', logout: 'GET /api/logout.php',
      getSettings: 'GET /api/settings.php', listChats: 'GET /api/chats.php', listLikes: 'GET /api/likes.php', removeChat: 'DELETE /api/chat.php',
      notePageHidden: 'POST /api/page-hidden.php', getInterests: 'GET /api/interests.php', getRegions: 'GET /api/regions.php', getCompanyInfo: 'GET /api/companyinfo.php',
    });
    expect(all.savePush.when).toEqual({ push: '1' });
  });

  test('no two share a method and a path without a query that tells them apart', () => {
    const seen = names.map((name) => `${all[name].method} ${all[name].path} ${JSON.stringify(all[name].when ?? {})}`);
    expect(new Set(seen).size).toBe(names.length);
  });

  test('whatever changes something needs a key against repeats; logging out does, though it is a GET', () => {
    expect(names.filter((name) => changes(all[name])).sort()).toEqual(
      [
        'blockMember', 'cancelMailChange', 'changePassword', 'changePhotos', 'confirmDirectDebit', 'confirmMailChange', 'createOrder', 'deleteAccount', 'endSessions', 'exportData', 'findMatches', 'forgetCard', 'keepDiscount', 'login', 'logout', 'markRead', 'muteChat', 'notePageHidden', 'notePayment', 'reactivate', 'readNotifications', 'removeChat', 'removePhoto', 'removePush', 'reportMail', 'requestMailChange',
        'requestPasswordReset', 'requestReactivation', 'resendActivation', 'resendMailChange', 'resendOtp', 'resetPassword', 'saveAccount', 'saveLanguage', 'saveMailChoice', 'saveProfile', 'savePush', 'saveSpendingLimit',
        'sendComplaint', 'sendMessage', 'sendReport', 'sendTyping', 'setLike', 'signUp', 'startDirectDebit', 'swipeProfile', 'takeBackPass', 'unblockMember', 'undoMailChange', 'unsendMessage', 'unsubscribe', 'unsubscribeByMachine', 'uploadPhoto', 'withdrawOrder',
      ],
    );
  });

  test('each says in one line what it does, and names only errors of the table', () => {
    for (const name of names) {
      expect(summaries[name]).toMatch(/^[A-Z].+\.$/);
      for (const code of all[name].errors) expect(errorTable[code].status).toBeGreaterThanOrEqual(400);
    }
  });
});

test.each([{ error: 'no session' }, { error: { code: 'x', message: 'y' } }, { status: 'ok' }])('%j is neither a list of regions nor, where it is an error, one of interests', (wire) => {
  expect(endpoints.getRegions.response.safeParse(wire).success).toBe(false);
  expect(endpoints.getInterests.response.safeParse(wire).success).toBe(!('error' in wire));
});

test('[E04] a row of the settings that is nothing takes nothing else along', () => {
  const { data } = endpoints.getSettings.response.safeParse({ settings: { name: 'Vonk', index_title: { nl: 'Hoi', en: null }, countries: ['NL', null, false] } });
  expect(data?.settings).toMatchObject({ index_title: { nl: 'Hoi' }, countries: ['NL'] });
});
