import { useMemo, useRef, useState, type FormEvent } from 'react';
import { useFormControl } from '@/components/form/use-form-control';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ApiError } from '@/lib/api/api-error';
import { useSaveProfile } from '@/lib/queries/own-profile';
import { fieldFaults, type Faults } from './field-faults';
import { forgetProfileDraft, keepProfileDraft, readProfileDraft } from './profile-draft';
import { changesBetween, valuesIn, valuesOf, type ProfileValues } from './profile-values';

export type Trouble = { key: string; params?: Record<string, string | number> };
/** How the form comes from the server: as it is saved, or as it was sent without script. */
export type ProfileStart = { typed?: ProfileValues; faults: Faults; trouble: Trouble | null; saved: boolean };
const schema = () => import('@/lib/contract/profile-form').then(({ profileForm }) => profileForm);
const fieldOf = (name: string) => (name === 'interest' ? 'interests' : name);

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
  const { faults, prepare, validate, refuse } = useFormControl({ form, start: start.faults, schema, fieldOf });
  const [trouble, setTrouble] = useState(start.trouble);
  const { mutateAsync, isPending } = useSaveProfile();

  const read = () => valuesIn(new FormData(form.current!), saved);

  const change = () => {
    const values = read();
    const differs = changesBetween(saved, values) !== null;
    setChanged(differs ? 'changed' : 'as it was');
    if (differs) keepProfileDraft(member, values);
    else forgetProfileDraft(member);
    setTrouble(null);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const values = read();
    const changes = changesBetween(saved, values);
    setTrouble(null);
    if (!(await validate())) return undefined;
    if (!changes) return setChanged('saved');
    try {
      const profile = await mutateAsync(changes);
      const now = { ...valuesOf(profile, values.looking_for, []), region: values.region };
      forgetProfileDraft(member);
      setChanged('saved');
      onSaved(now);
      setRenewed({ values: now, times: changesBetween(now, values) ? shown.times + 1 : shown.times });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const wrong = fieldFaults(error.fields);
      await refuse(wrong);
      if (Object.keys(wrong).length === 0) setTrouble({ key: error.offline ? 'profile.edit.offline' : error.messageKey, params: error.params });
    }
    return undefined;
  };

  return { form, shown, state, faults, trouble, busy: isPending, prepare, change, submit };
}
