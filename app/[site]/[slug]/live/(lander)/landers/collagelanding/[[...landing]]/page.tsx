export { default, generateMetadata } from '@/app/[site]/[slug]/cached/(lander)/landers/collagelanding/[[...landing]]/page';
