import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ApiError } from '@/lib/api/api-error';
import { useSaveProfile } from '@/lib/queries/own-profile';
import { fieldFaults, type Faults } from './field-faults';
import { forgetProfileDraft, keepProfileDraft, readProfileDraft } from './profile-draft';
import { changesBetween, valuesIn, valuesOf, type ProfileValues } from './profile-values';

export type Trouble = { key: string; params?: Record<string, string | number> };
/** How the form comes from the server: as it is saved, or as it was sent without script. */
export type ProfileStart = { typed?: ProfileValues; faults: Faults; trouble: Trouble | null; saved: boolean };
type State = 'as it was' | 'changed' | 'saved';

/** The own profile as a form: what was typed stays through failures and reloads, faults at their fields, only changes sent. (S13) */
export function useProfileForm(member: number, saved: ProfileValues, start: ProfileStart, onSaved: (values: ProfileValues) => void) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const draft = useMemo(() => (hydrated && !start.typed ? readProfileDraft(member) : null), [hydrated, member, start.typed]);
  // The fields keep what is typed themselves: other values come with another `times`, which draws them anew.
  const [renewed, setRenewed] = useState<{ values: ProfileValues; times: number } | null>(null);
  const shown = renewed ?? { values: draft ?? start.typed ?? saved, times: draft ? -1 : 0 };
  const [changed, setChanged] = useState<State | null>(start.saved ? 'saved' : null);
  const state = changed ?? (draft ? 'changed' : 'as it was');
  const [faults, setFaults] = useState(start.faults);
  const [trouble, setTrouble] = useState(start.trouble);
  const [told, setTold] = useState(Object.keys(start.faults).length > 0 ? 1 : 0);
  const { mutateAsync, isPending } = useSaveProfile();

  useEffect(() => {
    if (told > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [told]);

  const read = () => valuesIn(new FormData(form.current!), saved);

  const change = (name: string) => {
    const values = read();
    const differs = changesBetween(saved, values) !== null;
    setChanged(differs ? 'changed' : 'as it was');
    if (differs) keepProfileDraft(member, values);
    else forgetProfileDraft(member);
    setTrouble(null);
    const field = name === 'interest' ? 'interests' : name;
    if (faults[field]) setFaults(Object.fromEntries(Object.entries(faults).filter(([each]) => each !== field)));
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const values = read();
    const changes = changesBetween(saved, values);
    setTrouble(null);
    if (!changes) return setChanged('saved');
    try {
      const profile = await mutateAsync(changes);
      const now = { ...valuesOf(profile, values.looking_for, []), region: values.region };
      forgetProfileDraft(member);
      setFaults({});
      setChanged('saved');
      onSaved(now);
      setRenewed({ values: now, times: changesBetween(now, values) ? shown.times + 1 : shown.times });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wrong = fieldFaults(error.fields);
      setFaults(wrong);
      setTold((count) => count + 1);
      if (Object.keys(wrong).length === 0) setTrouble({ key: error.offline ? 'profile.edit.offline' : error.messageKey, params: error.params });
    }
  };

  return { form, shown, state, faults, trouble, busy: isPending, change, submit };
}
