/** How strong a password is by its length alone, 0 to 4: a sentence beats a word with signs in it. */
export function strengthOf(password: string): number {
  const length = [...password].length;
  return [1, 8, 12, 18].filter((least) => length >= least).length;
}

/** Four cells that fill as the password grows. Decoration: the rule is written beside it, and refusals are told in words. */
export function StrengthMeter({ password }: { password: string }) {
  const strength = strengthOf(password);
  return (
    <div className="strength" aria-hidden="true">
      {[1, 2, 3, 4].map((cell) => (
        <span key={cell} className={cell <= strength ? 'is-full' : undefined} />
      ))}
    </div>
  );
}
