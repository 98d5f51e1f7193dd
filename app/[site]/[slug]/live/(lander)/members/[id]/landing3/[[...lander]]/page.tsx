export { default, generateMetadata } from '@/app/[site]/[slug]/cached/(lander)/members/[id]/landing3/[[...lander]]/page';
