'use client';

import { useState } from 'react';

type RangePairProps = {
  legend: string;
  /** What each thumb says to a screen reader. */
  labels: { from: string; to: string };
  names: { from: string; to: string };
  min: number;
  max: number;
  defaultFrom: number;
  defaultTo: number;
};

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;

/** From one number to another with two native sliders: arrow keys move 1, and both are in the form without script too. */
export function RangePair({ legend, labels, names, min, max, defaultFrom, defaultTo }: RangePairProps) {
  const [from, setFrom] = useState(defaultFrom);
  const [to, setTo] = useState(defaultTo);
  const place = (value: number) => (value - min) / (max - min || 1);
  return (
    <fieldset className="range-pair field">
      <div className="range-head">
        <legend className="field-label">{legend}</legend>
        <output>
          {from} – {to}
        </output>
      </div>
      <div className="range-track">
        <svg aria-hidden="true">
          <rect className="range-line" width="100%" height="4" />
          <rect className="range-fill" x={percent(place(from))} width={percent(place(to) - place(from))} height="4" />
        </svg>
        <input
          type="range"
          name={names.from}
          aria-label={labels.from}
          min={min}
          max={max}
          value={from}
          onChange={(event) => setFrom(Math.min(Number(event.target.value), to))}
        />
        <input
          type="range"
          name={names.to}
          aria-label={labels.to}
          min={min}
          max={max}
          value={to}
          onChange={(event) => setTo(Math.max(Number(event.target.value), from))}
        />
      </div>
    </fieldset>
  );
}
