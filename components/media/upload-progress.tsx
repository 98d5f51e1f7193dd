import ProgressBar from 'react-bootstrap/ProgressBar';

type UploadProgressProps = { label: string; /** Of 100, whole; 100 while the server works on what has arrived. */ percent: number; className?: string };

/** How much of a photo has gone. Stripes move once all of it has: what follows takes as long as the server needs. (V07) */
export function UploadProgress({ label, percent, className = '' }: UploadProgressProps) {
  return (
    <div className={`upload ${className}`}>
      <ProgressBar isChild bsPrefix="upload" now={percent} animated={percent === 100} aria-label={label} />
    </div>
  );
}
