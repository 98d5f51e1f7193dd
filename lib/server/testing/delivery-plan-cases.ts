// For tests and measures: of the cases of a large site mails, push and text messages on their way, and what operators do. Bar P15.
import { eq } from 'drizzle-orm';
import { answerComplaint } from '../operator/answer-complaint';
import { decideReport } from '../operator/decide-report';
import { composeMail } from '../mail/compose-mail';
import { keepMail, noteBounce, postponeMail, settleMail, takeDueMail } from '../mail/deliveries';
import { mailPreviewResponse } from '../mail/mail-preview';
import { queueLetter } from '../mail/queue-letter';
import type { Database } from '../database/database';
import { complaintByNumber, replaceIcebreakers, reportByNumber, siteNames } from '../store/operator-lists';
import { endOperatorSession, keepOperator, openOperatorSession, operatorByEmail, operatorSession } from '../store/operator-store';
import { forgetBrowser, postponePush, queuePush, sceneOf, settlePush, takeDuePush } from '../store/push-store';
import { complaints } from '../store/schema/complaints';
import { members } from '../store/schema/members';
import { mails } from '../store/schema/mails';
import { photos } from '../store/schema/photos';
import { pushes } from '../store/schema/pushes';
import { reports } from '../store/schema/reports';
import { pushSubscriptions } from '../store/schema/sessions';
import { sites } from '../store/schema/sites';
import { releaseJobLock, takeJobLock } from '../store/job-lock-store';
import { keepTexts } from '../text-messages';
import { firstOther, largeNow, someone } from './large-world';
import { benchSite } from './many-members';
import { writing, type PlanCase } from './plan-case';
import { testServer } from './test-server';

const minute = 60_000;
const later = new Date(largeNow.getTime() + minute);
const operator = { id: 1, email: 'operator1@bench.test' };
const partsOn = (db: Database) => testServer(db, { clock: { now: () => largeNow } }).parts;

const letters: PlanCase[] = [
  writing('a mail that is taken, written, put off, kept and sent', async (db) => {
    await queueLetter(db, { site: { id: benchSite }, to: '777@bench.test', locale: 'nl', now: new Date(largeNow.getTime() - 60 * minute), letter: { kind: 'complaint-answer', number: 'K', topic: 'other', text: 'x' } });
    const mail = (await takeDueMail(db, largeNow))!;
    await composeMail(db, { ...mail, letter: { kind: 'complaint-answer', number: 'K', topic: 'other', text: 'x' } }, { from: 'a@b.test', port: 3000 });
    await postponeMail(db, { ...mail, createdAt: largeNow, expiresAt: new Date(largeNow.getTime() + 24 * 60 * minute) }, '450', largeNow);
    await keepMail(db, mail);
    await settleMail(db, mail, 'sent', '250', largeNow);
    await noteBounce(db, mail);
  }),
  // A demo shows its own on its machine.
  writing('the preview of a demo’s mails', async (db) => {
    await db.update(sites).set({ domain: 'localhost:3000' }).where(eq(sites.id, benchSite));
    await mailPreviewResponse([], null, { db, port: 3000 });
    await mailPreviewResponse([], '777@bench.test', { db, port: 3000 });
    const [mail] = await db.insert(mails).values({ siteId: benchSite, recipient: '777@bench.test', locale: 'nl', kind: 'complaint-answer', createdAt: largeNow, dueAt: later, expiresAt: later }).returning();
    await mailPreviewResponse([String(mail!.id)], null, { db, port: 3000 });
  }),
  writing('a text message that is kept', (db) => keepTexts(db)({ siteId: benchSite, to: '+31612345678', text: '123456', now: largeNow, expiresAt: later })),
];

const pushing: PlanCase[] = [
  writing('a push message that is queued, taken, put off and sent', async (db) => {
    await db.insert(pushSubscriptions).values({ memberId: someone.ordinary, endpoint: 'https://push.test/own', p256dh: 'key', auth: 'auth', createdAt: largeNow });
    await queuePush(db, { kind: 'like', member: someone.ordinary, about: someone.star }, new Date(largeNow.getTime() - minute));
    const [own] = await db.select().from(pushes).where(eq(pushes.memberId, someone.ordinary));
    await sceneOf(db, own!, largeNow);
    const push = (await takeDuePush(db, largeNow))!;
    await postponePush(db, push, minute, largeNow);
    await settlePush(db, push);
    await forgetBrowser(db, push.subscriptionId);
  }),
  writing('a lock among instances', async (db) => {
    await takeJobLock(db, { job: 'job', holder: 'one', now: largeNow, life: minute });
    await takeJobLock(db, { job: 'job', holder: 'other', now: largeNow, life: minute });
    await releaseJobLock(db, { job: 'job', holder: 'one' });
  }),
];

const decisions = ['no_action', 'photo_removed', 'member_blocked', 'member_erased'] as const;
const operatorCases: PlanCase[] = [
  writing('an operator who signs in and out', async (db) => {
    await keepOperator(db, { email: 'new@bench.test', passwordHash: 'hash', now: largeNow });
    const { id } = (await operatorByEmail(db, 'new@bench.test'))!;
    await openOperatorSession(db, { token: 'operator', operatorId: id, now: largeNow });
    await endOperatorSession(db, (await operatorSession(db, 'operator', largeNow))!.id);
  }),
  ...decisions.map((decision) =>
    writing(`a report that is decided: ${decision}`, async (db) => {
      const found = (await reportByNumber(db, 'M77'))!;
      const report = { ...found.report, snapshot: { name: 'x', photos: ['then77'], messages: [] } };
      await db.update(members).set({ fictional: false }).where(eq(members.id, found.member.id));
      const [photo] = await db.select().from(photos).where(eq(photos.memberId, found.member.id));
      await db.update(reports).set({ decidedAt: null, decision: null }).where(eq(reports.id, report.id));
      await decideReport(partsOn(db), { ...found, report }, operator, { decision, note: '', photos: [photo!.id] });
    }),
  ),
  writing('a complaint that is answered', async (db) => {
    const found = (await complaintByNumber(db, 'K77'))!;
    await db.update(complaints).set({ answeredAt: null }).where(eq(complaints.id, found.complaint.id));
    await answerComplaint(partsOn(db), { ...found, complaint: { ...found.complaint, memberId: firstOther + 3 } }, operator, 'x');
  }),
  writing('opening lines of a site', async (db) => {
    await replaceIcebreakers(db, benchSite, 'nl', ['one', 'two']);
    await siteNames(db);
  }),
];

export const deliveryCases: readonly PlanCase[] = [...letters, ...pushing, ...operatorCases];
