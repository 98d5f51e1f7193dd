import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { address, filled, type FormFaults } from '@/lib/contract/form-faults';
import { renderInDutch } from '@/tests/render-in-dutch';
import { TextInput } from './text-input';
import { useFormControl } from './use-form-control';

const fields = z.object({ email: address(), name: filled() });
const sent = vi.fn();

function Form({ start = {}, refusal, schema = () => Promise.resolve(fields) }: { start?: FormFaults; refusal?: FormFaults; schema?: () => Promise<typeof fields> }) {
  const form = useRef<HTMLFormElement>(null);
  const { faults, prepare, validate, refuse } = useFormControl({ form, start, schema });
  const submit = async () => {
    if (!(await validate())) return;
    sent();
    if (refusal) await refuse(refusal);
  };
  return (
    <form
      ref={form}
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput label="E-mailadres" name="email" error={faults.email} />
      <TextInput label="Naam" name="name" error={faults.name} />
      <button type="submit">Verder</button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const said = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);
const press = () => userEvent.click(screen.getByRole('button'));

test('a field that is left with something wrong in it says so, and no more once it is right', async () => {
  renderInDutch(<Form />);
  await userEvent.type(field('E-mailadres'), 'jan@vonk');
  await userEvent.tab();
  await waitFor(() => expect(said()).toEqual(['email_invalid']));
  expect(document.activeElement).toBe(field('Naam'));
  await userEvent.type(field('E-mailadres'), '.test');
  await waitFor(() => expect(said()).toEqual([]));
});

test('a field that is left for a press says nothing while that lasts, as what is pressed would move; once it is over it does', async () => {
  renderInDutch(<Form />);
  await userEvent.type(field('E-mailadres'), 'jan@vonk');
  await act(() => vi.dynamicImportSettled());
  fireEvent.pointerDown(field('Naam'));
  act(() => field('Naam').focus());
  await act(() => Promise.resolve());
  expect(said()).toEqual([]);
  fireEvent.pointerUp(field('Naam'));
  await waitFor(() => expect(said()).toEqual(['email_invalid']));
});

test('a field that was left before the checks had come says what is wrong once they have', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof fields>();
  renderInDutch(<Form schema={() => promise} />);
  await userEvent.type(field('E-mailadres'), 'jan@vonk');
  await userEvent.tab();
  expect(said()).toEqual([]);
  resolve(fields);
  await waitFor(() => expect(said()).toEqual(['email_invalid']));
});

test('an empty field that is only passed through says nothing yet; sent, all say at once what is wrong, and the first is gone to', async () => {
  sent.mockClear();
  renderInDutch(<Form />);
  await userEvent.click(field('E-mailadres'));
  await userEvent.tab();
  await userEvent.type(field('Naam'), 'J');
  await userEvent.clear(field('Naam'));
  await userEvent.tab();
  expect(said()).toEqual([]);
  await press();
  await waitFor(() => expect(said()).toEqual(['required', 'required']));
  expect([document.activeElement, sent.mock.calls.length]).toEqual([field('E-mailadres'), 0]);
});

test('what the server refused stands at its field until that is changed', async () => {
  renderInDutch(<Form refusal={{ name: 'name_at' }} />);
  await userEvent.type(field('E-mailadres'), 'jan@vonk.test');
  await userEvent.type(field('Naam'), '@jan');
  await press();
  await waitFor(() => expect(said()).toEqual(['name_at']));
  expect(document.activeElement).toBe(field('Naam'));
  await userEvent.click(field('E-mailadres'));
  await userEvent.click(field('Naam'));
  expect(said()).toEqual(['name_at']);
  await userEvent.type(field('Naam'), 'x');
  await waitFor(() => expect(said()).toEqual([]));
});

test('what a page came back with stands there from the first, and goes with its field', async () => {
  renderInDutch(<Form start={{ email: 'email_taken' }} />);
  expect([said(), document.activeElement]).toEqual([['email_taken'], field('E-mailadres')]);
  await userEvent.type(field('E-mailadres'), 'jan@vonk.test');
  await waitFor(() => expect(said()).toEqual([]));
});

test('what a page came back with goes with its field, though that was changed before the checks had come', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof fields>();
  renderInDutch(<Form start={{ email: 'email_taken' }} schema={() => promise} />);
  await userEvent.type(field('E-mailadres'), 'jan@vonk.test');
  expect(said()).toEqual(['email_taken']);
  resolve(fields);
  await waitFor(() => expect(said()).toEqual([]));
});

test('where the checks do not come the form is sent, and the server checks it', async () => {
  sent.mockClear();
  renderInDutch(<Form schema={() => Promise.reject(new Error('No code came'))} />);
  await press();
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

const pair = z.object({ one: filled(), other: filled() }).check(z.refine(({ one, other }) => one === other, { path: ['other'], error: 'passwords_differ' }));

function Pair() {
  const form = useRef<HTMLFormElement>(null);
  const [times, setTimes] = useState(0);
  const { faults, prepare, validate, settle } = useFormControl({ form, start: {}, schema: () => Promise.resolve(pair) });
  const submit = async () => {
    if (!(await validate())) return;
    form.current?.reset();
    await settle({});
    setTimes(times + 1);
  };
  return (
    <form
      ref={form}
      onFocus={prepare}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextInput label="Nieuw" name="one" error={faults.one} />
      <TextInput label="Nog eens" name="other" error={faults.other} />
      <button type="submit">Verder</button>
      <output>{times}</output>
    </form>
  );
}

test('what hangs on two fields goes when either of them is changed', async () => {
  renderInDutch(<Pair />);
  await userEvent.type(field('Nieuw'), 'regen');
  await userEvent.type(field('Nog eens'), 'regenboog');
  await userEvent.tab();
  await waitFor(() => expect(said()).toEqual(['passwords_differ']));
  await userEvent.type(field('Nieuw'), 'boog');
  await waitFor(() => expect(said()).toEqual([]));
});

test('a form that is done begins anew: what is typed next is no fault until it is left', async () => {
  renderInDutch(<Pair />);
  await press();
  await waitFor(() => expect(said()).toEqual(['required', 'required']));
  for (const label of ['Nieuw', 'Nog eens']) await userEvent.type(field(label), 'regen');
  await press();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1'));
  await userEvent.type(field('Nieuw'), 'zon');
  await userEvent.type(field('Nog eens'), 'z');
  expect(said()).toEqual([]);
  await userEvent.tab();
  await waitFor(() => expect(said()).toEqual(['passwords_differ']));
});
