import { describe, expect, it } from 'vitest';
import { distanceBetween } from './distance';

const town = (lat: number | null, lon: number | null, fictional = false) => ({ lat, lon, fictional });
const utrecht = town(52.1, 5.1);
const amsterdam = town(52.37, 4.89);

describe('the distance between two members', () => {
  it('is in whole kilometres between their towns, the same both ways', () => {
    expect(distanceBetween(utrecht, amsterdam)).toBe(33);
    expect(distanceBetween(amsterdam, utrecht)).toBe(33);
  });
  it('is at least one: it never says where somebody is', () => expect(distanceBetween(utrecht, utrecht)).toBe(1));
  it('reaches to the other side of the earth', () => expect(distanceBetween(town(0, 0), town(0, 180))).toBe(20_015));
  it('crosses the date line the short way', () => expect(distanceBetween(town(0, 179.9), town(0, -179.9))).toBe(22));
  it('is never claimed for a fictional profile', () => {
    expect(distanceBetween(utrecht, town(52.37, 4.89, true))).toBeNull();
    expect(distanceBetween(town(52.37, 4.89, true), utrecht)).toBeNull();
  });
  it.each([town(null, null), town(52, null), town(null, 5)])('is unknown where a town is', (place) => expect(distanceBetween(utrecht, place)).toBeNull());
});
