import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { scenes } from '@/gallery/all-scenes';
import { sceneData } from '@/gallery/answers-table';
import { Framed } from '@/gallery/framed';
import { Acts } from '@/gallery/islands/acts';
import { lookOf } from '@/gallery/look';
import { stageOf } from '@/gallery/stage';

type Props = { params: Promise<{ locale: string; niche: string; theme: string; scene: string }> };

/** One scene: nothing of the gallery is to be seen around it. */
export default async function Page({ params }: Props) {
  const asked = await params;
  const look = lookOf(asked);
  const scene = scenes.find(({ name }) => name === asked.scene);
  if (!look || !scene) notFound();
  setRequestLocale(look.locale);
  const stage = stageOf(scene, look);
  return (
    <>
      <script id="scene-data" type="application/json" dangerouslySetInnerHTML={{ __html: JSON.stringify(sceneData(scene)).replaceAll('<', '\\u003c') }} />
      <Framed scene={scene} stage={stage}>
        {scene.draw(stage)}
      </Framed>
      <Acts steps={scene.steps} show={scene.kind === 'alert' ? 'main .alert' : undefined} />
    </>
  );
}
