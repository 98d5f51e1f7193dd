import { describe, expect, test } from 'vitest';
import { trafficSourceMatters, visitorRights, type VisitorSettings } from './visitor-rights';

type Case = [settings: VisitorSettings, without: boolean, within: boolean];

describe('[T15] sign-up', () => {
  test.each<Case>([
    [{}, true, true],
    [{ signups: 'all' }, true, true],
    [{ signups: 'with_trafficsource' }, false, true],
    [{ signups: 'none' }, false, false],
    [{ signups: 'invite_only' }, false, false],
  ])('with %j is open: %s, and with a traffic source: %s', (settings, without, within) => {
    expect([visitorRights(settings, false).signUp, visitorRights(settings, true).signUp]).toEqual([without, within]);
    expect(trafficSourceMatters(settings)).toBe(without !== within);
  });
});

describe('[T16] search', () => {
  test.each<Case>([
    [{}, true, true],
    [{ logged_out_search: 'all' }, true, true],
    [{ logged_out_search: 'none' }, false, false],
    [{ logged_out_search: 'none', logged_out_search_trafficsource: 'all' }, false, true],
    [{ logged_out_search: 'all', logged_out_search_trafficsource: 'none' }, true, false],
    [{ logged_out_search_trafficsource: 'none' }, true, false],
  ])('with %j is open: %s, and with a traffic source: %s', (settings, without, within) => {
    expect([visitorRights(settings, false).search, visitorRights(settings, true).search]).toEqual([without, within]);
    expect(trafficSourceMatters(settings)).toBe(without !== within);
  });
});
