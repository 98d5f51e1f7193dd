/** Three steps below a lander: what happens next, in order. */
export function LanderSteps({ title, steps }: { title: string; steps: readonly { title: string; text: string }[] }) {
  return (
    <section aria-label={title}>
      <ol className="wrap how">
        {steps.map((step, index) => (
          <li key={step.title}>
            <i aria-hidden="true">{index + 1}</i>
            <p>
              <b>{step.title}</b>
              {step.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
