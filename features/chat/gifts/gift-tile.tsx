import { GiftArt } from '@/components/ui/gift-art';

type GiftTileProps = { gift: string; name: string; price: { credits: string; amount: string | null } };

/** What stands in a tile of the picker: the drawing, the name, the price in credits and in money. */
export function GiftTile({ gift, name, price }: GiftTileProps) {
  return (
    <>
      <GiftArt gift={gift} />
      <b>{name}</b>
      <small>
        {price.credits}
        {price.amount ? <span>{price.amount}</span> : null}
      </small>
    </>
  );
}
